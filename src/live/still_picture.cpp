// SPDX-License-Identifier: MIT
#include "live/still_picture.h"

#include <algorithm>
#include <opencv2/core.hpp>

namespace ringside {

cv::Mat mean_of(const std::vector<cv::Mat>& pictures) {
  if (pictures.size() == 1) return pictures[0];
  cv::Mat sum, mean;
  pictures[0].convertTo(sum, CV_16U);
  for (std::size_t i = 1; i < pictures.size(); ++i) cv::add(sum, pictures[i], sum, cv::noArray(), CV_16U);
  sum.convertTo(mean, CV_8U, 1.0 / static_cast<double>(pictures.size()));
  return mean;
}

void LastFrames::add(const cv::Mat& bgr) {
  frames_.push_back(bgr);
  if (frames_.size() > most_) frames_.pop_front();
}

std::vector<cv::Mat> LastFrames::newest(std::size_t count) const {
  const std::size_t taken = std::min(count, frames_.size());
  return {frames_.end() - static_cast<std::ptrdiff_t>(taken), frames_.end()};
}

}  // namespace ringside
