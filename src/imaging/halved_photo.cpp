// SPDX-License-Identifier: MIT
#include "imaging/halved_photo.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

// Where sides are odd without the last row or column.
cv::Mat half_of(const cv::Mat& picture) {
  const cv::Size size(picture.cols / 2, picture.rows / 2);
  cv::Mat out;
  cv::resize(picture(cv::Rect(0, 0, 2 * size.width, 2 * size.height)), out, size, 0, 0, cv::INTER_AREA);
  return out;
}

}  // namespace

Shrunk HalvedPhoto::at_least(double factor) const {
  std::size_t halvings = 0;
  double now = 1;
  while (now / 2 >= factor && std::min(copies_[halvings].cols, copies_[halvings].rows) > 1) {
    if (++halvings == copies_.size()) copies_.push_back(half_of(copies_.back()));
    now /= 2;
  }
  return {copies_[halvings], now};
}

Shrunk HalvedPhoto::resized(double factor) const {
  const Shrunk copy = at_least(factor);
  if (factor >= copy.factor) return copy;
  Shrunk out{{}, factor};
  const double rest = factor / copy.factor;
  cv::resize(copy.pixels, out.pixels, {}, rest, rest, cv::INTER_AREA);
  return out;
}

}  // namespace ringside
