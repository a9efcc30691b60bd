// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "drawing/scene.h"
#include "plans/dice.h"

namespace ringside::plans {

// Two sides' discs in mid-game: many near lines, some in clusters, some in the ditch, sometimes one in the
// hole. None overlaps another or a peg. irregular: with hangers, stacked and leaning ones.
std::vector<drawing::Disc> random_discs(Dice& dice, const drawing::Board& board, bool irregular);

// So many discs of two sides, lying level on the deck wherever there is room.
std::vector<drawing::Disc> few_discs(Dice& dice, const drawing::Board& board, int count);

// So many discs of two sides, to the inner, middle and outer line by turns, at margins anywhere from -most to
// `most` mm.
std::vector<drawing::Disc> discs_at_lines(Dice& dice, const drawing::Board& board, int count, double most);

// A disc of each side, without a place. They stand out from each other; they may well be as dark as the deck.
using Sides = std::pair<drawing::Disc, drawing::Disc>;
Sides random_sides(Dice& dice);

enum class AtHole {
  kNothing,
  kFlat,    // anywhere in its play, half of them against the wall
  kHanger,  // as far out as a disc can hang
  kBeside   // level on the deck, up to half over the hole or touching its rim
};

// So many discs of the sides, the first side's first, and one of the first side at the hole.
std::vector<drawing::Disc> discs_at_hole(Dice& dice, const drawing::Board& board, const Sides& sides,
                                         AtHole at_hole, int count);

}  // namespace ringside::plans
