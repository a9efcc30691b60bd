// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/approach/approach_rings.h"
#include "eye/eye.h"

namespace ringside {

// Debug picture: what the eye proposes, and the circles it was brought to.
cv::Mat draw_proposal(const cv::Mat& bgr, const ProposedBoard& proposed,
                      const std::vector<ApproachedRings>& approached);

}  // namespace ringside
