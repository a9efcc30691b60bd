// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "plans/dice.h"
#include "plans/photo_plan.h"
#include "plans/random_discs.h"

namespace ringside::plans {

// A board whose hole is to be judged: empty, with a disc flat in it, hanging over its rim or beside it, by
// turns of the seed from 1; its floor of any material and colour, the deck's or a side's own too, by turns of
// four; walls of any colour, depths of 3 to 12 mm, cameras up to 70 degrees aside.
PhotoPlan hole_plan(Dice& dice, std::uint64_t seed);

// What is at the hole of the plan with this seed.
AtHole at_hole_of(std::uint64_t seed);

}  // namespace ringside::plans
