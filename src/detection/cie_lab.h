// SPDX-License-Identifier: MIT
#pragma once

#include "detection/disc.h"

namespace ringside {

// A colour in CIE L*a*b*, where distances are as people see them (about 2 = just visible).
using Lab = Vec3;

// sRGB and daylight (D65). OpenCV's conversion gives the same, but takes a fifth of a second for its tables
// before the first colour.
Lab lab_of(const Rgb& colour);
Lab lab_of_shares(const Vec3& rgb);  // of full red, green and blue, 0 to 1
Rgb rgb_of(const Lab& colour);

}  // namespace ringside
