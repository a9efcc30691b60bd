// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace ringside::teaching {

// Textures of mean 0 and sigma 1 that wrap around: straight grain, cathedral grain, burl, clouds.
class NoiseBank {
 public:
  static const NoiseBank& standard();  // always the same

  int count() const { return static_cast<int>(tiles_.size()); }
  // level 0: kSide pixels a side; each further one half as many.
  const cv::Mat1f& tile(int index, int level) const;
  // Stretched to that size.
  cv::Mat1f patch(int index, cv::Size size, double share) const;

  static constexpr int kSide = 256;
  static constexpr int kLevels = 4;

 private:
  NoiseBank();
  void add(const cv::Mat1f& texture);

  std::vector<std::vector<cv::Mat1f>> tiles_;
};

}  // namespace ringside::teaching
