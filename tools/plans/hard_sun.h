// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"
#include "plans/dice.h"

namespace ringside::plans {

// A wooden deck, one side's discs cut from the same wood, and the sun on both: 20 to 60 degrees high, from
// any direction, in a room (sky, or walls that give its light back) or with next to no light but its own.
void put_in_the_sun(Dice& dice, drawing::Scene& scene);

// Whether discs of its wood are made: no paint, no laminate.
bool is_wooden(const drawing::Board& board);

}  // namespace ringside::plans
