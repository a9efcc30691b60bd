// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "statistics/disc_places.h"

namespace ringside {

// A picture (SVG 1.1, one unit is one millimetre) of how densely discs came to rest where, with the number of
// discs and rounds that it rests on. It loads nothing and runs nothing. whose: any text; its first line.
std::string heat_map_svg(const DiscPlaces& places, const std::string& whose);

}  // namespace ringside
