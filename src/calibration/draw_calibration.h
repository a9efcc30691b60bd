// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/model/calibration.h"

namespace ringside {

// Debug picture: all that was measured, on the photo.
cv::Mat draw_calibration(const cv::Mat& bgr, const Calibration& calibration);

}  // namespace ringside
