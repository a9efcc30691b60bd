// SPDX-License-Identifier: MIT
#include "eye/network.h"

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include "eye/view.h"

namespace ringside {
namespace {

// As it was taught.
constexpr double kScale = 1 / 64.0, kMean = 117;
enum Channel { kBoard, kWithinOuter, kWithinMiddle, kWithinInner, kHole, kPegs, kTops, kChannels };

cv::Mat probabilities(const cv::Mat& output, Channel channel) {
  const cv::Mat logits(kMapSize, CV_32F, const_cast<float*>(output.ptr<float>(0, channel)));
  cv::Mat out;
  cv::exp(-logits, out);
  return 1 / (1 + out);
}

bool has_shape_of_maps(const cv::Mat& output) {
  return output.dims == 4 && output.size[0] == 1 && output.size[1] == kChannels &&
         output.size[2] == kMapSize.height && output.size[3] == kMapSize.width && output.type() == CV_32F;
}

}  // namespace

struct EyeNetwork::Net {
  cv::dnn::Net net;
};

EyeNetwork::EyeNetwork(const std::filesystem::path& weights) : net_(std::make_shared<Net>()) {
  try {
    net_->net = cv::dnn::readNetFromONNX(weights.string());
  } catch (const cv::Exception&) {
    throw EyeError(weights.string() + ": cannot be read as a network; install ringside anew");
  }
}

EyeMaps EyeNetwork::operator()(const cv::Mat& input) {
  net_->net.setInput(cv::dnn::blobFromImage(input, kScale, kInputSize, cv::Scalar::all(kMean)));
  const cv::Mat output = net_->net.forward();
  if (!has_shape_of_maps(output)) throw EyeError("the weights in models/eye are of another network");
  const auto map = [&](Channel channel) { return probabilities(output, channel); };
  return {{map(kWithinInner), map(kWithinMiddle), map(kWithinOuter)}, map(kHole), map(kPegs), map(kTops)};
}

}  // namespace ringside
