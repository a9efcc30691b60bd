// SPDX-License-Identifier: MIT
#include "imaging/debug_shapes.h"

#include <array>
#include <iomanip>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "geometry/conventions.h"

namespace ringside {

std::vector<Vec2> curve_about(const Homography& image_from_frame,
                              const std::function<double(double)>& radius_at) {
  constexpr int kPoints = 720;
  std::vector<Vec2> points;
  for (int i = 0; i <= kPoints; ++i) {
    const double angle = 2 * kPi * i / kPoints;
    points.push_back(image_from_frame * (radius_at(angle) * direction(angle)));
  }
  return points;
}

std::vector<Vec2> circle_about(const Homography& image_from_frame, const Circle& circle) {
  return curve_about(image_from_frame * Homography::translation(circle.centre),
                     [&](double) { return circle.radius; });
}

std::vector<Vec2> points_of(const Ellipse& e) {
  const Homography image_from_ellipse = Homography::translation(e.centre) * Homography::rotation(e.angle);
  std::vector<Vec2> points;
  constexpr int kPoints = 180;
  for (int i = 0; i <= kPoints; ++i) {
    const Vec2 u = direction(2 * kPi * i / kPoints);
    points.push_back(image_from_ellipse * Vec2(e.semi_major * u.x(), e.semi_minor * u.y()));
  }
  return points;
}

cv::Scalar line_colour(std::size_t line) {
  const std::array<cv::Scalar, 3> colours{cv::Scalar(255, 255, 0), {0, 255, 0}, {0, 220, 255}};
  return colours.at(line);
}

cv::Scalar colour_number(std::size_t i) {
  constexpr std::size_t kHues = 12, kStep = 5;
  cv::Mat colour(1, 1, CV_8UC3, cv::Scalar(15.0 * static_cast<double>(i * kStep % kHues), 200, 255));
  cv::cvtColor(colour, colour, cv::COLOR_HSV2BGR);
  return colour.at<cv::Vec3b>(0, 0);
}

std::string fixed_text(double value, int digits) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(digits) << value;
  return out.str();
}

std::string percent_text(double share) { return fixed_text(100 * share, 0) + " %"; }

}  // namespace ringside
