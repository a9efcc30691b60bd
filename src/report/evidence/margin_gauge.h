// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "scoring/score.h"

namespace ringside {

// A ruler from touching to clear, with the margin as a dot and `sigmas` times its sigma as a bar on both
// sides. A call is open where the bar crosses the line's edge.
cv::Mat margin_gauge(const LineMargin& line, double sigmas, const cv::Size& size);

}  // namespace ringside
