// SPDX-License-Identifier: MIT
#include "report/data/photo_pixels.h"

#include <opencv2/imgproc.hpp>

namespace ringside {
Vec2 PhotoPixels::of_image(const Vec2& p_image) const {
  return lens_ ? lens_->photo_from_straight(p_image) : p_image;
}

Circle PhotoPixels::of_image(const Circle& circle) const {
  if (!lens_) return circle;
  constexpr int kPoints = 8;
  const Vec2 centre = of_image(circle.centre);
  double radii = 0;
  for (int i = 0; i < kPoints; ++i) {
    const Vec2 on_circle = circle.centre + circle.radius * direction(2 * kPi * i / kPoints);
    radii += (of_image(on_circle) - centre).norm();
  }
  return {centre, radii / kPoints};
}

std::optional<Ellipse> PhotoPixels::ellipse_of_board(const Circle& circle) const {
  const auto straight = image_of(image_from_board_, circle);
  if (!straight || !lens_) return straight;
  constexpr int kPoints = 180;
  std::vector<cv::Point2f> points;
  for (int i = 0; i < kPoints; ++i) {
    const Vec2 p = of_board(circle.centre + circle.radius * direction(2 * kPi * i / kPoints));
    points.emplace_back(static_cast<float>(p.x()), static_cast<float>(p.y()));
  }
  const cv::RotatedRect box = cv::fitEllipse(points);
  return ellipse_of_axes({box.center.x, box.center.y}, box.size.width / 2.0, box.size.height / 2.0,
                         radians(box.angle));
}

std::vector<Vec2> PhotoPixels::circle_of_board(const Circle& circle) const {
  constexpr int kPoints = 360;
  std::vector<Vec2> points;
  for (int i = 0; i <= kPoints; ++i)
    points.push_back(of_board(circle.centre + circle.radius * direction(2 * kPi * i / kPoints)));
  return points;
}

std::vector<Vec2> PhotoPixels::stretch_of_board(const Vec2& start, const Vec2& end) const {
  const int pieces = lens_ ? 32 : 1;
  std::vector<Vec2> points;
  for (int i = 0; i <= pieces; ++i) points.push_back(of_board(start + (end - start) * i / pieces));
  return points;
}

}  // namespace ringside
