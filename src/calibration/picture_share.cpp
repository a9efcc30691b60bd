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

}  // namespace ringside
