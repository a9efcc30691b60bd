// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/plane/ring_fit.h"

namespace ringside {

// Debug picture: crossings of the three lines, those used over those left out, and a piece of each line
// enlarged.
cv::Mat draw_crossings(const cv::Mat& bgr, const RingFit& fit, const std::vector<RingPoint>& all,
                       const std::vector<RingPoint>& used);

}  // namespace ringside
