// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// Sees from frame to frame whether the picture became another one: a cut of a film, a camera that was turned.
class CutWatch {
 public:
  bool next(const cv::Mat& bgr);

 private:
  cv::Mat glance_;  // the whole picture, very small, grey
};

}  // namespace ringside
