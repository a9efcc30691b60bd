// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "detection/view/disc.h"

namespace ringside {

// A colour in CIE L*a*b*, where distances are as people see them (about 2 = just visible).
using Lab = Vec3;

// sRGB and daylight (D65). OpenCV's conversion gives the same, but takes a fifth of a second for its tables
// before the first colour.
Lab lab_of(const Rgb& colour);
Lab lab_of_shares(const Vec3& rgb);  // of full red, green and blue, 0 to 1
Vec3 levels_of(const Lab& colour);   // the inverse, of real colours within 0 and 1
Rgb rgb_of(const Lab& colour);

// Of each channel; of one colour at least.
Lab median_of(const std::vector<Lab>& colours);

// Infinite when there are no others.
double distance_to_nearest(const Lab& colour, const std::vector<Lab>& others);

// From and to amounts of red, green and blue light, 1 each in white; more than white and less than none are
// let be.
Lab lab_of_light(const Vec3& light);
Vec3 light_of(const Lab& colour);

// What a colour seen in so much light would be in full light.
Lab in_full_light(const Lab& seen, double share);

}  // namespace ringside
