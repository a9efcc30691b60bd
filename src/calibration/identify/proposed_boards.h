// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/identify/board_hypothesis.h"
#include "eye/eye.h"

namespace ringside {

// What may be the lines of a board that the eye proposes, followed from where it expects them. Most evident
// first; to be measured. Empty when no three circles there have a board's proportions.
std::vector<BoardHypothesis> approach(const cv::Mat& bgr, const ProposedBoard& board);

}  // namespace ringside
