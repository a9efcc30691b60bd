// SPDX-License-Identifier: MIT
#include "imaging/colour_mixtures.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>

namespace ringside {

cv::Vec3f off_way_between(const cv::Vec3f& a, const cv::Vec3f& b, const cv::Vec3f& colour) {
  const cv::Vec3f way = b - a, away = colour - a;
  const float share = std::clamp(away.dot(way) / std::max(way.dot(way), 1e-6F), 0.0F, 1.0F);
  return away - share * way;
}

Mixtures::Mixtures(const cv::Vec3f& a, const cv::Vec3f& b) {
  constexpr double kGamma = 2.2;
  for (std::size_t i = 0; i < colours_.size(); ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(colours_.size() - 1);
    for (int c = 0; c < 3; ++c) {
      const double light = (1 - share) * std::pow(a[c], kGamma) + share * std::pow(b[c], kGamma);
      colours_[i][c] = static_cast<float>(std::pow(light, 1 / kGamma));
    }
  }
}

cv::Vec3f Mixtures::off(const cv::Vec3f& colour) const {
  cv::Vec3f least = colour - colours_[0];
  for (std::size_t i = 1; i < colours_.size(); ++i) {
    const cv::Vec3f here = off_way_between(colours_[i - 1], colours_[i], colour);
    if (here.dot(here) < least.dot(least)) least = here;
  }
  return least;
}

}  // namespace ringside
