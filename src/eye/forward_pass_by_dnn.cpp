// SPDX-License-Identifier: MIT
#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include "eye/eye_error.h"
#include "eye/forward_pass.h"

// By OpenCV, with as many threads as it has.
namespace ringside {

struct ForwardPass::Net {
  cv::dnn::Net net;
};

ForwardPass::ForwardPass(const std::filesystem::path& weights) : net_(std::make_shared<Net>()) {
  try {
    net_->net = cv::dnn::readNetFromONNX(weights.string());
  } catch (const cv::Exception&) {
    throw EyeError::no_network(weights);
  }
}

std::vector<cv::Mat> ForwardPass::operator()(const cv::Mat& input) {
  net_->net.setInput(cv::dnn::blobFromImage(input));
  const cv::Mat output = net_->net.forward();
  if (output.dims != 4 || output.size[0] != 1 || output.type() != CV_32F) throw EyeError::another_network();
  std::vector<cv::Mat> channels;
  for (int i = 0; i < output.size[1]; ++i)
    channels.push_back(
        cv::Mat(output.size[2], output.size[3], CV_32F, const_cast<float*>(output.ptr<float>(0, i))).clone());
  return channels;
}

}  // namespace ringside
