// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"
#include "teaching/canvas.h"

namespace ringside::teaching {

// What is seen of a rim from outside: its shadow, its sides, its top, also where the opening will be.
void draw_rim_outside(Canvas& canvas, const EyeView& view, const BoardLook& board, Dice& dice);
// The walls and the floor of the ditch. It paints over the rim: only what lies in the opening is kept.
void draw_ditch(Canvas& canvas, const EyeView& view, const BoardLook& board);
// A deck without a rim.
void draw_slab(Canvas& canvas, const EyeView& view, const BoardLook& board, Dice& dice);

std::vector<Vec2> rim_shape(const BoardLook& board);
std::vector<Vec2> deck_shape(const BoardLook& board);

}  // namespace ringside::teaching
