// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "plans/dice.h"
#include "plans/photo_plan.h"

namespace ringside::plans {

// A board whose hole is to be judged: empty, with a disc flat in it, hanging over its rim or beside it, by
// turns of the seed from 1; its floor black, red, wooden, white or as one side's discs, by turns of four.
PhotoPlan hole_plan(Dice& dice, std::uint64_t seed);

}  // namespace ringside::plans
