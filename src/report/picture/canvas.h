// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <string>
#include <vector>

#include "geometry/ellipse.h"
#include "report/picture/letters.h"

namespace ringside {

struct Stroke {
  cv::Scalar colour;  // blue, green, red
  double width = 1;   // in units of the canvas
  bool dashed = false;
};

// Words on a ground of their own.
struct LabelPart {
  std::string text;
  cv::Scalar ground;
  cv::Scalar ink;
  Weight weight = Weight::kPlain;
};

struct Label {
  std::vector<LabelPart> parts;  // side by side
  cv::Scalar rim;
  bool pointed = false;  // at its right end
};

// Draws into a copy of a picture, anti-aliased and to a fraction of a pixel, with widths and letters that
// grow with the picture. Everything has a dark rim or ground, so that it shows on any background.
class Canvas {
 public:
  explicit Canvas(const cv::Mat& bgr) : pixels_(bgr.clone()) {}

  // p_image: any number of points; those that are not finite or very far away are left out.
  void curve(const std::vector<Vec2>& p_image, const Stroke& stroke);

  cv::Size2d label_size(const Label& label) const;
  void label(const Label& label, const cv::Point2d& corner);  // its left upper one

  // Pixels per unit: 1 for a picture 1000 pixels long.
  double unit() const;
  const cv::Mat& pixels() const { return pixels_; }

 private:
  int thickness(double width) const;
  int letter_height() const;
  int padding() const;
  double width_of(const LabelPart& part) const;

  cv::Mat pixels_;
};

// Points of a circle of the board in the picture, closed.
std::vector<Vec2> circle_points(const Homography& image_from_board, const Circle& circle);

}  // namespace ringside
