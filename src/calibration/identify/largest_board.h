// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/locate_board.h"

namespace ringside {

struct LargestBoard {
  LocatedBoard board;
  int others = 0;  // further boards beside it, of at least 0.6 of its size
};

// The board of a picture; of several the largest whose outer line is nearly whole. Empty when there is none.
// known: see locate_board().
std::optional<LargestBoard> largest_board(const cv::Mat& bgr, const std::vector<BoardModel>& known);

}  // namespace ringside
