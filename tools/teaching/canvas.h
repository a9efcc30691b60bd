// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "teaching/eye_view.h"
#include "teaching/paint.h"

namespace ringside::teaching {

// What a picture is drawn on, finer than the picture by `scale`. All places are pixels of the picture.
class Canvas {
 public:
  Canvas(cv::Size picture, double scale);

  cv::Size picture() const { return picture_; }
  double scale() const { return scale_; }
  cv::Mat3b& pixels() { return pixels_; }
  Vec2 pixel_of(const Vec2& p) const { return scale_ * (p + Vec2(0.5, 0.5)) - Vec2(0.5, 0.5); }

  void fill(const Outline& outline, const Paint& paint);
  Outline fill_hull(const Outline& a, const Outline& b, const Paint& paint);  // gives the hull
  void fill_ellipse(const Vec2& middle, const Vec2& half_axes, double turn, const Paint& paint);
  void stroke(const Vec2& a, const Vec2& b, double width, const Paint& paint);
  void stroke_around(const Outline& outline, double width, const Paint& paint);

  cv::Mat1b mask_of(const Outline& outline) const;
  // Pixels of the canvas about these points, clipped.
  cv::Rect box_of(const Outline& outline) const;
  // Lays a picture of the canvas's size on top, as far as the mask of 0 to 255 says.
  void lay(const cv::Mat3b& other, const cv::Mat1b& mask, cv::Rect box);

  cv::Mat3b shrunk() const;  // to the picture's size

 private:
  std::vector<cv::Point> fixed_points(const Outline& outline) const;

  cv::Size picture_;
  double scale_;
  cv::Mat3b pixels_;
};

Outline hull_of(const Outline& a, const Outline& b);

}  // namespace ringside::teaching
