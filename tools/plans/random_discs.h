// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/scene.h"
#include "plans/dice.h"

namespace ringside::plans {

// Two sides' discs in mid-game: many near lines, some in clusters, some in the ditch, sometimes one in the
// hole. None overlaps another or a peg. irregular: with hangers, stacked and leaning ones.
std::vector<drawing::Disc> random_discs(Dice& dice, const drawing::Board& board, bool irregular);

// So many discs of two sides, lying level on the deck wherever there is room.
std::vector<drawing::Disc> few_discs(Dice& dice, const drawing::Board& board, int count);

}  // namespace ringside::plans
