// SPDX-License-Identifier: MIT
#include "live/capture/still_picture.h"

#include <algorithm>
#include <opencv2/core.hpp>

namespace ringside {

cv::Mat mean_of(const std::vector<Frame>& frames) {
  if (frames.size() == 1) return frames[0].bgr;
  cv::Mat sum, mean;
  frames[0].bgr.convertTo(sum, CV_16U);
  for (std::size_t i = 1; i < frames.size(); ++i) cv::add(sum, frames[i].bgr, sum, cv::noArray(), CV_16U);
  sum.convertTo(mean, CV_8U, 1.0 / static_cast<double>(frames.size()));
  return mean;
}

void LastFrames::add(const Frame& frame) {
  frames_.push_back(frame);
  if (frames_.size() > most_) frames_.pop_front();
}

std::vector<Frame> LastFrames::newest(std::size_t count) const {
  const std::size_t taken = std::min(count, frames_.size());
  return {frames_.end() - static_cast<std::ptrdiff_t>(taken), frames_.end()};
}

}  // namespace ringside
