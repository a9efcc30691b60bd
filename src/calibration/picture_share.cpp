// SPDX-License-Identifier: MIT
#include "calibration/picture_share.h"

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

}  // namespace ringside
