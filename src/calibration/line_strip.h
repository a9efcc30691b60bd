// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/calibration.h"

namespace ringside {

// The deck on both sides of a line, unrolled: how strongly the colour changes in every place and direction.
// A place is given by the millimetres along the line (counter-clockwise from +x) and outwards from its
// centre.
class LineStrip {
 public:
  // half_width: mm to either side.
  LineStrip(const cv::Mat& bgr, const Homography& image_from_board, const Line& line, double half_width);

  double length() const { return length_; }  // mm along the line

  // From 0 (the colour does not change along the normal, or no more than it does all over the deck) to 1, at
  // the nearest sample; `normal` along and outwards.
  double edge_near(const Vec2& p_strip, const Vec2& normal) const;

  // The same between the samples, in the board frame.
  double edge_at(const Vec2& p_board, const Vec2& normal) const;

  // How far the colour is from the one that deck and line have so far from the centre, grey levels.
  double unlike_deck(const Vec2& p_board) const;

 private:
  Vec2 sample_at(const Vec2& p_board) const;  // column and row
  double strength(const cv::Vec3f& change, const Vec2& normal) const;

  double radius_near(double angle) const;  // of the line, mm

  std::vector<double> radii_;  // of the line, at even angles: edges are looked up ten thousand times
  double length_;
  double half_width_;
  cv::Mat_<cv::Vec3f> colours_;  // less those of deck and line
  cv::Mat_<cv::Vec3f> changes_;  // squares of change: along, along and outwards, outwards
  double usual_ = 1;             // of the deck's own changes, squared
};

}  // namespace ringside
