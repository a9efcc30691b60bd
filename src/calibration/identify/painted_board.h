// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/located_board.h"

namespace ringside {

// Whether what was located by the borders of colours is a board with painted zones. Colours meet in circles
// on targets and plates too. A board has a deck that goes on beyond its outer line. Where nothing is printed
// along a border it also has a cross of quadrant lines, which end at the outer line.
bool is_painted_board(const cv::Mat& bgr, const LocatedBoard& board);

}  // namespace ringside
