// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/matx.hpp>

namespace ringside {

// A colour less the one nearest to it on the straight way between two.
cv::Vec3f off_way_between(const cv::Vec3f& a, const cv::Vec3f& b, const cv::Vec3f& colour);

// The colours that blur can make of two (0 to 255): it mixes light, which is a bend in picture values.
class Mixtures {
 public:
  Mixtures(const cv::Vec3f& a, const cv::Vec3f& b);

  // A colour less the mixture most like it.
  cv::Vec3f off(const cv::Vec3f& colour) const;

 private:
  std::array<cv::Vec3f, 7> colours_;
};

}  // namespace ringside
