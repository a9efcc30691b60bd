// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>

#include "eye/eye_error.h"
#include "eye/forward_pass.h"

namespace ringside {

// What each pixel of a view shows, as probabilities: CV_32F of kMapSize each. Lines are known by what lies
// within them, also where a hand or a caption covers them.
struct EyeMaps {
  std::array<cv::Mat, 3> within;  // the board's inner, middle, outer line, as LineName
  cv::Mat hole, pegs, tops;       // heat about the hole, the feet of pegs, the middles of discs' top faces
};

// A U-Net of 3 x 3 and depthwise 5 x 5 convolutions; docs/eye.md says what it was taught on.
class EyeNetwork {
 public:
  explicit EyeNetwork(const std::filesystem::path& weights);  // ONNX; throws EyeError
  // input: CV_8UC3 of kInputSize. From one thread at a time. Throws EyeError.
  EyeMaps operator()(const cv::Mat& input);

 private:
  std::unique_ptr<ForwardPass> forward_pass_;
};

}  // namespace ringside
