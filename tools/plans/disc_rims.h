// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/scene.h"
#include "plans/dice.h"

namespace ringside::plans {

// Gives each side's discs a rim as turned discs have it: a bevel or a rounding, in the face's own shade,
// burnt, stained, worn or as the deck, on some sides with a ring glued in or printed beside it. On half of
// all sides the shade differs a little from disc to disc.
void turn_rims(Dice& dice, const drawing::Board& board, std::vector<drawing::Disc>& discs);

}  // namespace ringside::plans
