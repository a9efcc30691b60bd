// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/backgrounds.h"
#include "teaching/board_look.h"
#include "teaching/canvas.h"

namespace ringside::teaching {

// What a board or a round thing covers of a picture: the convex outline of its rim, or of its slab.
Outline silhouette_of(const BoardLook& board, const EyeView& view);

// Draws it with its shadow, pegs, discs and what its varnish mirrors. The dice shade what a look leaves open.
void draw_board(Canvas& canvas, const EyeView& view, const BoardLook& board, const Backgrounds& backgrounds,
                Dice& dice);

}  // namespace ringside::teaching
