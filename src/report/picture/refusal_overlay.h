// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "report/data/photo_report.h"

namespace ringside {

// A refused photo with what was seen of a board drawn on it, each circle with what it is taken for, and the
// words of the refusal. Circles that may be anything are dashed.
cv::Mat draw_refusal(const cv::Mat& bgr, const Refusal& refusal);

}  // namespace ringside
