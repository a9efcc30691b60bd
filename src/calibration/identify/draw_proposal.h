// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/approach/approach_rings.h"

namespace ringside {

// Debug picture: what is proposed in grey, and the circles that it was brought to.
cv::Mat draw_proposal(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                      const std::vector<ApproachedRings>& approached);

}  // namespace ringside
