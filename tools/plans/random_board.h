// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"
#include "plans/dice.h"

namespace ringside::plans {

// A crokinole board as some maker might build it. extras: with numerals, a maker's mark, further rings or
// quadrant lines that run to the hole.
drawing::Board random_board(Dice& dice, bool extras);

// Rings around a common centre that are no crokinole board: a target, say.
drawing::Board random_decoy(Dice& dice);

}  // namespace ringside::plans
