// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core/mat.hpp>

// Pictures as a browser has them: red-green-blue-opacity, one byte each, rows without gaps.
namespace ringside {

// As a photo's, over white where it is transparent.
cv::Mat bgr_of_rgba(const std::uint8_t* rgba, int width, int height);

cv::Mat rgba_of_bgr(const cv::Mat& bgr);

}  // namespace ringside
