// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>
#include <stdexcept>

namespace ringside {

// The weights cannot be read, or are not this network's.
struct EyeError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

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
  // input: CV_8UC3 of kInputSize. From one thread at a time.
  EyeMaps operator()(const cv::Mat& input);

 private:
  struct Net;
  std::shared_ptr<Net> net_;
};

}  // namespace ringside
