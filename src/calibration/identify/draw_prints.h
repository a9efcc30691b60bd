// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/identify/print.h"

namespace ringside {

// Debug picture: the printed circles that were measured, whatever line each may be.
cv::Mat draw_prints(const cv::Mat& bgr, const Prints& prints);

}  // namespace ringside
