// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>
#include <vector>

namespace ringside {

// A network's weights, and what runs them: one of two files, as CMake chooses.
class ForwardPass {
 public:
  explicit ForwardPass(const std::filesystem::path& weights);  // ONNX; throws EyeError

  // input: CV_32FC3. What the network answers with: channels, CV_32F each. From one thread at a time.
  // Throws EyeError.
  std::vector<cv::Mat> operator()(const cv::Mat& input);

 private:
  struct Net;
  std::shared_ptr<Net> net_;
};

}  // namespace ringside
