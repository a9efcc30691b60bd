// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"
#include "teaching/canvas.h"

namespace ringside::teaching {

// Pegs and discs stand on deck and ditch; the farther ones are drawn first.
void draw_pegs_and_discs(Canvas& canvas, const EyeView& view, const BoardLook& board);
void draw_ditch_discs(Canvas& canvas, const EyeView& view, const BoardLook& board);

// An upright cylinder: its side, then its top.
void draw_cylinder(Canvas& canvas, const EyeView& view, const Vec3& foot, double radius, double height,
                   const Paint& side, const Paint& top);

}  // namespace ringside::teaching
