// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/model/calibration.h"

namespace ringside {

// The board and what lies close around it, shrunk to about 3 mm a pixel: enough to see what moves, and cheap
// at every frame. A disc is 11 pixels wide there.
class SmallBoard {
 public:
  explicit SmallBoard(const Calibration& calibration);

  cv::Mat shrink(const cv::Mat& bgr) const;

  double mm_per_pixel() const { return mm_per_pixel_; }
  Vec2 to_board(const Vec2& p_small) const { return board_from_small_ * p_small; }
  Vec2 from_board(const Vec2& p_board) const { return small_from_board_ * p_board; }

  static constexpr double kJoin = 6;  // mm by which parts of one thing may lie apart
  // A mask with what lies so close together joined.
  cv::Mat joined(const cv::Mat& mask) const;
  double square_mm(int pixels) const { return pixels * mm_per_pixel_ * mm_per_pixel_; }

  // A mask (255 inside) of a round place on the deck, as the camera sees it: from aside an ellipse.
  cv::Mat circle(const Vec2& p_board, double radius) const;

  const cv::Mat& deck() const { return deck_; }
  const cv::Mat& field() const { return field_; }      // inside the outer line
  const cv::Mat& outside() const { return outside_; }  // beyond the rail, where no disc gets, or at the edge

 private:
  cv::Mat inside_circle(double radius) const;

  cv::Rect crop_;
  int factor_;
  cv::Size size_;
  Homography small_from_board_, board_from_small_;
  double mm_per_pixel_;
  cv::Mat deck_, field_, outside_;  // CV_8U
};

}  // namespace ringside
