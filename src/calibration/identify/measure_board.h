// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/identify/board_hypothesis.h"
#include "calibration/identify/located_board.h"

namespace ringside {

// Measures what a hypothesis says, and the evidence for it but the eye's. Empty when its lines are not there.
std::optional<LocatedBoard> measure_board(const cv::Mat& bgr, const BoardHypothesis& hypothesis,
                                          Rounds rounds = Rounds::kUntilAtRest);

}  // namespace ringside
