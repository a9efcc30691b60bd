// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

enum class Alpha { kStraight, kPremultiplied };  // whether colours were already multiplied by their opacity

// A transparent picture (CV_8UC4, blue-green-red-opacity) as it looks on white paper (CV_8UC3).
cv::Mat over_white(const cv::Mat& picture, Alpha alpha);

}  // namespace ringside
