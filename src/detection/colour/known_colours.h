// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "detection/colour/cie_lab.h"

namespace ringside {

// What is sold, in daylight.
struct KnownColour {
  std::string_view word;
  double l, a, b;
};

// How much evidence a colour in daylight is against being a known one, in nats. sigma: L*a*b*, by which
// things of one word differ.
double cost_of_being(const KnownColour& known, const Lab& in_daylight, double sigma);

}  // namespace ringside
