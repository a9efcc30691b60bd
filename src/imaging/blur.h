// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// Whether even the sharpest edges of a picture are so wide that no board would be found in it. That is a blur
// with a sigma of more than a 280th of its short side: 3 mm on a board that fills it. A plain picture without
// edges is not.
bool is_blurred(const cv::Mat& bgr);

}  // namespace ringside
