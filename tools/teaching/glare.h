// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/canvas.h"

namespace ringside::teaching {

// Lamps and windows mirrored on a deck, as far as its mask says.
void draw_glare(Canvas& canvas, const cv::Mat1b& deck, cv::Rect box, Dice& dice);

}  // namespace ringside::teaching
