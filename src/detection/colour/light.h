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
  double sky = 0;  // blue light that faces mirror besides, as a share of white's
};

// The lights a photo may have been taken in.
std::vector<Light> usual_lights();

// The same and those in which a clear sky is mirrored. Only where more than the discs is seen in it: a blue
// disc is not told from a black one that mirrors the sky by itself.
std::vector<Light> lights_with_sky();

// What a colour seen in a light would be in daylight.
Lab in_daylight(const Lab& seen, const Light& light);

// What speaks against a light in which a colour shows less than the sky that is mirrored in it, in nats.
double cost_of_less_than_sky(const Lab& seen, const Light& light);

}  // namespace ringside
