// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>
#include <vector>

namespace ringside {

// A network with its weights, by whatever runs it.
class ForwardPass {
 public:
  virtual ~ForwardPass() = default;

  // input: CV_32FC3. What the network answers with: channels, CV_32F each. From one thread at a time.
  // Throws EyeError.
  virtual std::vector<cv::Mat> operator()(const cv::Mat& input) = 0;
};

// weights: ONNX; throws EyeError. In one of two files, as CMake chooses.
std::unique_ptr<ForwardPass> read_forward_pass(const std::filesystem::path& weights);

}  // namespace ringside
