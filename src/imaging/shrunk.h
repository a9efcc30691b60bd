// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// A smaller copy to search in.
struct Shrunk {
  cv::Mat pixels;
  double factor;  // its size over the original's, see resized_from_original(); 1 = the original itself
};

// The picture at `side` pixels on its long side, area-averaged; the picture itself when it is no larger.
Shrunk shrunk(const cv::Mat& bgr, int side);

}  // namespace ringside
