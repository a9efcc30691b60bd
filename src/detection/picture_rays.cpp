// SPDX-License-Identifier: MIT
#include "detection/picture_rays.h"

#include <opencv2/imgproc.hpp>
#include <utility>

namespace ringside {

PictureRays picture_rays(const Photo& photo, const Homography& image_from_board, const Vec2& centre,
                         std::vector<double> first, double step, int samples) {
  PictureRays rays{centre, step, std::move(first), {}, {}};
  for (int i = 0; i < rays.count(); ++i) rays.units.push_back(direction(2 * kPi * i / rays.count()));
  cv::Mat x(rays.count(), samples, CV_32F), y(rays.count(), samples, CV_32F);
  for (int i = 0; i < rays.count(); ++i) {
    const Vec2 from = rays.at(i, 0), along = step * rays.unit(i);
    for (int k = 0; k < samples; ++k) {
      const Vec2 p = image_from_board * Vec2(from + k * along);
      x.at<float>(i, k) = static_cast<float>(p.x());
      y.at<float>(i, k) = static_cast<float>(p.y());
    }
  }
  cv::remap(photo.pixels, rays.values, x, y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  rays.values.convertTo(rays.values, CV_32F);
  return rays;
}

}  // namespace ringside
