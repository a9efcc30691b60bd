// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"
#include "teaching/canvas.h"

namespace ringside::teaching {

// Paints the deck, its print and its hole, each pixel by where it lies on the deck, so that lines keep their
// place and width however fine they are. mirrored: what the varnish mirrors, of the canvas's size; may be
// empty.
void draw_deck(Canvas& canvas, const EyeView& view, const Deck& deck, const cv::Mat3b& mirrored);

}  // namespace ringside::teaching
