// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/colour/cie_lab.h"

namespace ringside {

// How the light of a photo departs from full daylight.
struct Light {
  double warmth;   // by how much ln(blue / red) is lower, in amounts of light; tungsten bulbs 1.1
  double dimness;  // by how much ln(brightness) is lower
  double cost;     // how unusual such light is in photos, in nats
};

// The lights a photo may have been taken in.
std::vector<Light> usual_lights();

// What a colour seen in a light would be in daylight.
Lab in_daylight(const Lab& seen, const Light& light);

}  // namespace ringside
