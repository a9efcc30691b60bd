// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <opencv2/core/mat.hpp>

#include "imaging/shrunk.h"

namespace ringside {

// A photo and its copies of half the size, a quarter and so on, each averaged from the last when it is first
// asked for: of megapixels that takes longer than most of what looks at them. For one thread at a time.
class HalvedPhoto {
 public:
  HalvedPhoto(cv::Mat bgr) : copies_{std::move(bgr)} {}  // NOLINT(google-explicit-constructor): it is a photo

  const cv::Mat& bgr() const { return copies_.front(); }

  // The smallest copy of at least so much of the photo's size.
  Shrunk at_least(double factor) const;

  // The photo at a factor, as cv::resize() has it; itself for 1 and more.
  Shrunk resized(double factor) const;

 private:
  mutable std::deque<cv::Mat> copies_;  // where references to them stay
};

}  // namespace ringside
