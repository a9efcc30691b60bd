// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// From a value of a picture to the light that it stands for, and back, both as shares of white, by the curve
// that cameras write with (IEC 61966-2-1).
double light_of_level(double share);
double level_of_light(double share);

}  // namespace ringside
