// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// The picture as it was seen when it was taken. orientation: 1 to 8 as in the EXIF standard, which names the
// side of the scene at which the stored first row and first column lie:
//   1 top left    2 top right    3 bottom right    4 bottom left
//   5 left top    6 right top    7 right bottom    8 left bottom
cv::Mat upright(const cv::Mat& stored, int orientation);
cv::Size upright(const cv::Size& stored, int orientation);

}  // namespace ringside
