// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "geometry/homography.h"

namespace ringside {

// A board seen from above and unrolled: a row for each millimetre from the centre, a column for each angle.
class UnrolledBoard {
 public:
  static constexpr int kAngles = 720;  // 2.7 mm apart on the outer line
  static constexpr int kRadii = 416;   // mm: 1.36 of the outer line's radius

  UnrolledBoard(const cv::Mat& bgr, const Homography& image_from_board);

  // Colours along a circle, of places in the picture; not all angles.
  std::vector<cv::Vec3f> along(int radius) const;
  bool shows(int radius) const;  // a third of the circle at least

  // The median colour of a circle; black where the picture does not show it.
  const cv::Vec3f& circle(int radius) const { return circles_[static_cast<std::size_t>(radius)]; }
  // What it has more of than the circles so many mm to both sides: the ink of a print.
  const cv::Vec3f& ink(int radius) const { return inks_[static_cast<std::size_t>(radius)]; }

  // How much stronger in one colour a circle's mean is than the circles so many mm to both sides: a print.
  // Grey levels; 0 where it lies between both, as borders of colours do.
  const std::vector<double>& prints() const { return prints_; }
  // How far the colours of both sides of a circle are apart, grey levels.
  const std::vector<double>& steps() const { return steps_; }

  const cv::Vec3b& at(int radius, int angle) const { return colours_.at<cv::Vec3b>(radius, angle); }
  bool is_seen(int radius, int angle) const { return seen_.at<uchar>(radius, angle) != 0; }

 private:
  cv::Mat colours_, seen_;
  std::vector<cv::Vec3f> circles_, inks_;
  std::vector<double> prints_, steps_;
};

}  // namespace ringside
