// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/identify/board_hypothesis.h"
#include "calibration/identify/located_board.h"

namespace ringside {

// Measures what a hypothesis says. Empty when its lines are not there.
std::optional<LocatedBoard> measure_board(const cv::Mat& bgr, const BoardHypothesis& hypothesis,
                                          Rounds rounds = Rounds::kUntilAtRest);

// Whether painted zones, where a hypothesis or a board that was measured by it has any, show that it is no
// board.
bool is_painted_otherwise(const cv::Mat& bgr, const BoardHypothesis& hypothesis, const LocatedBoard& board);

}  // namespace ringside
