// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace ringside {

// Every number that the scene says of some rays across discs that lie, lean and lie on one another, in
// several lights and sharpnesses.
std::vector<double> digits_of_scene();

}  // namespace ringside
