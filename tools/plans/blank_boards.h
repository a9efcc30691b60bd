// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "drawing/scene.h"
#include "plans/dice.h"

// Boards without a board's prints, pegs and hole: surfaces to draw other things on.
namespace ringside::plans {

using Names = std::vector<std::string>;

inline const Names kWoods{"maple", "cherry", "oak", "varnished-oak", "walnut", "dark-table"};

// One of the looks, cut from a piece of its own.
drawing::Material grown(Dice& dice, const Names& looks);

drawing::Material painted(const drawing::Colour& colour, double gloss = 0.1);

// So large that nothing else is seen.
drawing::Board endless(const drawing::Material& surface);

// A round thing with a narrow lip on a table.
drawing::Board round_thing(Dice& dice, const drawing::Material& surface, const drawing::Material& lip);

void add_ring(drawing::Board& board, double radius, double width, const drawing::Colour& colour);

}  // namespace ringside::plans
