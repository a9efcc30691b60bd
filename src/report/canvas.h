// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <string>
#include <vector>

#include "geometry/ellipse.h"

namespace ringside {

struct Stroke {
  cv::Scalar colour;  // blue, green, red
  double width = 1;   // in units of the canvas
  bool dashed = false;
};

// Draws into a copy of a picture, anti-aliased and to a fraction of a pixel, with widths and letters that
// grow with the picture. Everything has a dark rim or ground, so that it shows on any background.
class Canvas {
 public:
  explicit Canvas(const cv::Mat& bgr) : pixels_(bgr.clone()) {}

  // p_image: any number of points; those that are not finite or very far away are left out.
  void curve(const std::vector<Vec2>& p_image, const Stroke& stroke);

  cv::Size2d label_size(const std::string& text) const;
  void label(const std::string& text, const cv::Rect2d& box, const cv::Scalar& colour);

  // Pixels per unit: 1 for a picture 1000 pixels long.
  double unit() const;
  const cv::Mat& pixels() const { return pixels_; }

 private:
  int thickness(double width) const;
  int letter_height() const;
  double font_scale() const;

  cv::Mat pixels_;
};

// Points of a circle of the board in the picture, closed.
std::vector<Vec2> circle_points(const Homography& image_from_board, const Circle& circle);

}  // namespace ringside
