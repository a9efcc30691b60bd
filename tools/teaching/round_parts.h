// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "teaching/board_look.h"

// What round things that are no boards are made of.
namespace ringside::teaching {

Paint any_paint(Dice& dice);
// A thing with one rim of any height and no more.
BoardLook plain_thing(Dice& dice);
double line_width(Dice& dice);
void add_rings(BoardLook& thing, int count, Span radii, Dice& dice);
// Pegs on one circle, turned somehow.
void add_pegs(BoardLook& thing, std::pair<int, int> counts, Span radii, Dice& dice);
// Bands from the edge to the middle, of two or many paints.
void add_bands(BoardLook& thing, int count, Dice& dice);

}  // namespace ringside::teaching
