// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "plans/dice.h"
#include "plans/photo_plan.h"

namespace ringside::plans {

// A photo of something else, by turns of the seed: plates, targets, planks, clocks, drains, text, strewn
// discs and rings crossed by four radial lines.
PhotoPlan boardless_plan(Dice& dice, std::uint64_t seed);

}  // namespace ringside::plans
