// SPDX-License-Identifier: MIT
#include "imaging/picture_share.h"

#include <opencv2/imgproc.hpp>

namespace ringside {

double share_in_picture(const Homography& image_from_board, double radius, const cv::Size& size) {
  constexpr int kSteps = 360;
  int inside = 0;
  for (int i = 0; i < kSteps; ++i) {
    const Vec2 p = image_from_board * (radius * direction(2 * kPi * i / kSteps));
    inside += p.x() >= 0 && p.y() >= 0 && p.x() <= size.width - 1 && p.y() <= size.height - 1;
  }
  return static_cast<double>(inside) / kSteps;
}

bool is_inside(const Vec2& p_image, const cv::Size& size) {
  return p_image.x() >= 1 && p_image.y() >= 1 && p_image.x() < size.width - 2 &&
         p_image.y() < size.height - 2;
}

cv::Rect box_around(const Homography& image_from_board, const std::vector<Vec2>& p_board) {
  // Pixels, beyond all pictures: places next to the horizon are farther than an int counts.
  constexpr double kFar = 1e6;
  std::vector<cv::Point2f> p_image;
  for (const Vec2& place : p_board) {
    const Vec2 p = (image_from_board * place).cwiseMax(-kFar).cwiseMin(kFar);
    p_image.emplace_back(static_cast<float>(p.x()), static_cast<float>(p.y()));
  }
  return cv::boundingRect(p_image);
}

}  // namespace ringside
