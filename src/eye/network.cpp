// SPDX-License-Identifier: MIT
#include "eye/network.h"

#include <algorithm>
#include <opencv2/core.hpp>

#include "eye/view.h"

namespace ringside {
namespace {

// As it was taught: (level - kMean) * kScale, of which no float loses a digit.
constexpr double kScale = 1 / 64.0, kMean = 117;
enum Channel { kBoard, kWithinOuter, kWithinMiddle, kWithinInner, kHole, kPegs, kTops, kChannels };

cv::Mat probabilities(const cv::Mat& logits) {
  cv::Mat out;
  cv::exp(-logits, out);
  return 1 / (1 + out);
}

bool are_maps(const std::vector<cv::Mat>& channels) {
  return channels.size() == kChannels &&
         std::all_of(channels.begin(), channels.end(),
                     [](const cv::Mat& one) { return one.size() == kMapSize; });
}

}  // namespace

EyeNetwork::EyeNetwork(const std::filesystem::path& weights) : forward_pass_(read_forward_pass(weights)) {}

EyeMaps EyeNetwork::operator()(const cv::Mat& input) {
  cv::Mat levels;
  input.convertTo(levels, CV_32F, kScale, -kMean * kScale);
  const std::vector<cv::Mat> answer = (*forward_pass_)(levels);
  if (!are_maps(answer)) throw EyeError::another_network();
  const auto map = [&](Channel channel) { return probabilities(answer[channel]); };
  return {{map(kWithinInner), map(kWithinMiddle), map(kWithinOuter)}, map(kHole), map(kPegs), map(kTops)};
}

}  // namespace ringside
