// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/model/calibration.h"

namespace ringside {

// The deck on both sides of a line, unrolled: how strongly the colour changes in every place and direction.
// A place is given by the millimetres along the line (counter-clockwise from +x) and outwards from its
// centre.
class LineStrip {
 public:
  // half_width: mm to either side.
  LineStrip(const cv::Mat& bgr, const Homography& image_from_board, const Line& line, double half_width);

  double length() const { return length_; }  // mm along the line

  // From 0 (the colour does not change along the normal, or no more than it does all over the deck) to 1;
  // `normal` along and outwards. At the samples nearest to a place and to those so many mm inwards and
  // outwards of it: inwards, there, outwards.
  std::array<float, 3> edges_near(const Vec2& p_strip, const Vec2& normal, double beside) const;

  // The same between the samples, in the board frame.
  double edge_at(const Vec2& p_board, const Vec2& normal) const;

  // How far the colour is from the one that deck and line have so far from the centre, grey levels.
  double unlike_deck(const Vec2& p_board) const;

  // A way over the strip. Straight on the board, it is so on the strip within 4 mm, to 0.1 mm.
  struct Way {
    Vec2 start, per_mm;  // samples
  };
  Way way(const Vec2& start_board, const Vec2& direction) const;
  double unlike_deck(const Way& way, double mm) const;

 private:
  Vec2 sample_at(const Vec2& p_board) const;  // column and row

  const Line* line_;
  double length_;
  double half_width_;
  cv::Mat_<float> unlike_;       // how far the colours are from those of deck and line
  cv::Mat_<cv::Vec3f> changes_;  // squares of change: along, along and outwards, outwards
  float counts_half_ = 1;        // a change, squared
};

}  // namespace ringside
