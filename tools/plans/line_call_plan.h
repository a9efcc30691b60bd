// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "plans/dice.h"
#include "plans/photo_plan.h"

// Photos for line calls: a dozen discs at margins anywhere within 3 mm of the three lines, boards of all
// proportions and widths of lines, tilt 0 to 30 degrees, clean to moderately poor pictures.
namespace ringside::plans {

// A phone's photo and a 1080p still by turns of the seed.
PhotoPlan line_call_plan(Dice& dice, std::uint64_t seed);
bool is_phone_line_call(std::uint64_t seed);

// The same photo with something that the program is not told.
PhotoPlan without_focal_length(PhotoPlan plan);
PhotoPlan with_wrong_focal_length(PhotoPlan plan, bool too_long);  // in EXIF, by 20 %
PhotoPlan with_barrel(PhotoPlan plan);                             // of k1 = -0.08

// The same board and discs in the same light, from another side.
PhotoPlan from_another_side(Dice& dice, PhotoPlan plan);

}  // namespace ringside::plans
