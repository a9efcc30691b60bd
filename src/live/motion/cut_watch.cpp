// SPDX-License-Identifier: MIT
#include "live/motion/cut_watch.h"

#include <opencv2/imgproc.hpp>

namespace ringside {

// Most of the picture is other than before, and not merely lighter or darker.
bool CutWatch::next(const cv::Mat& bgr) {
  constexpr double kOther = 25, kShare = 0.3;  // grey levels; of the picture: the clip's cut has 0.65
  constexpr double kAlike = 0.6;               // correlation; lamps that go on or off leave more
  constexpr double kDark = 4;                  // grey levels of contrast: a dark picture is no other place
  cv::Mat glance, difference;
  cv::resize(bgr, glance, {96, 54}, 0, 0, cv::INTER_NEAREST);
  cv::cvtColor(glance, glance, cv::COLOR_BGR2GRAY);
  std::swap(glance, glance_);
  if (glance.empty()) return false;
  cv::absdiff(glance, glance_, difference);
  if (cv::countNonZero(difference > kOther) < kShare * static_cast<double>(glance.total())) return false;
  cv::Scalar mean, before, after;
  cv::meanStdDev(glance, mean, before);
  cv::meanStdDev(glance_, mean, after);
  if (before[0] < kDark || after[0] < kDark) return false;
  cv::Mat alike;
  cv::matchTemplate(glance, glance_, alike, cv::TM_CCOEFF_NORMED);
  return static_cast<double>(alike.at<float>(0, 0)) < kAlike;
}

}  // namespace ringside
