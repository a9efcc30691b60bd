// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

namespace ringside {

// Memory for frames, used again when nobody holds a frame any longer: fresh memory for every frame costs as
// much as reading it.
class FramePool {
 public:
  // A picture that nobody else has; its size and content are those of an earlier frame.
  cv::Mat& free_one();

 private:
  std::vector<cv::Mat> frames_;
};

}  // namespace ringside
