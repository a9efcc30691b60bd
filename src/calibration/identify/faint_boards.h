// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "calibration/identify/board_hypothesis.h"
#include "calibration/plane/find_board.h"

namespace ringside {

// Boards whose deck's edge and hole show, or circles about one centre, but not the lines. Where these must
// run by the order that all boards have, the whole circles are looked at. Best first.
std::vector<BoardHypothesis> propose_faint_boards(const cv::Mat& bgr, std::span<const PlaneSearch> searches);

}  // namespace ringside
