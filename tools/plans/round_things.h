// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "plans/dice.h"
#include "plans/photo_plan.h"

namespace ringside::plans {

// A round thing seen from 30 to 75 degrees aside that is no crokinole board, by turns of the seed: plates,
// targets, clocks, drains, drums, dart boards, carrom boards, roulette, wheels and tables with place mats.
PhotoPlan round_thing_plan(Dice& dice, std::uint64_t seed);

}  // namespace ringside::plans
