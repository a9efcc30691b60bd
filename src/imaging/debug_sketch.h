// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <string>
#include <vector>

#include "geometry/conventions.h"

namespace ringside {

// A copy of a picture, of another size, to draw into for debug_picture(). All places are pixels of the
// original.
class Sketch {
 public:
  // The whole picture at `side` pixels on its long side, half as bright so that what is drawn stands out.
  Sketch(const cv::Mat& bgr, int side);
  // A square window of the picture with its pixels to be seen.
  static Sketch window(const cv::Mat& bgr, const Vec2& centre, double half_side, int side);

  void curve(const std::vector<Vec2>& p_image, const cv::Scalar& colour, int thickness = 1);
  void dot(const Vec2& p_image, const cv::Scalar& colour, int radius = 1);
  void arrow(const Vec2& from_image, const Vec2& to_image, const cv::Scalar& colour);
  void label(const std::string& words, const Vec2& p_image, const cv::Scalar& colour);
  // A further line of text in the upper left corner.
  void caption(const std::string& words, const cv::Scalar& colour = {255, 255, 255});

  const cv::Mat& pixels() const { return pixels_; }

 private:
  Sketch(const Vec2& origin, double factor) : origin_(origin), factor_(factor) {}
  cv::Point drawn(const Vec2& p_image) const;  // in 1/16 pixels
  void write(const std::string& words, const cv::Point& at, const cv::Scalar& colour);

  Vec2 origin_ = Vec2::Constant(-0.5);  // corner of the part that is drawn
  double factor_;
  cv::Mat pixels_;
  int captions_ = 0;
};

// The sketch with the windows in a row below it.
cv::Mat with_windows(const Sketch& sketch, const std::vector<Sketch>& windows);

}  // namespace ringside
