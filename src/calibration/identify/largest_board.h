// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/locate_board.h"

namespace ringside {

// The board of a picture; of several the largest whose outer line is nearly whole.
struct LargestBoard {
  BoardSearch search;  // without a board: what was seen
  int others = 0;      // further boards beside it, of at least 0.6 of its size
};

// known, eye: see locate_board().
LargestBoard largest_board(const cv::Mat& bgr, const std::vector<BoardModel>& known, const Eye* eye);

}  // namespace ringside
