// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "plans/dice.h"
#include "plans/photo_plan.h"
#include "plans/random_camera.h"

namespace ringside::plans {

// Four equal spans up to 40 degrees, seed after seed, so that tilts come up evenly.
TiltRange tilts_of_find(std::uint64_t seed);

// A photo made for the search alone: few discs, lines of 1 to 4 mm, any turn of the picture; every other one
// with a hand, a caption, glare, a shadow's edge or up to a quarter of the outer line cut off.
PhotoPlan find_plan(Dice& dice, TiltRange tilt);

}  // namespace ringside::plans
