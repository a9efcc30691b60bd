// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/located_board.h"
#include "teaching/taught_picture.h"

namespace ringside::learning {

// Whether a measured line, a circle of the board, is that line of one that was drawn, within 1.5 % of the
// drawn board's outer radius everywhere. line: as LineName.
bool is_drawn_line(const Homography& image_from_board, double radius, const teaching::ShownBoard& shown,
                   std::size_t line);

// Whether a measured board is one of those that were drawn, by all three lines.
bool is_right(const LocatedBoard& board, const std::vector<teaching::ShownBoard>& shown);

}  // namespace ringside::learning
