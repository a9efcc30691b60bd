// SPDX-License-Identifier: MIT
#include "calibration/median_colour.h"

#include <algorithm>

namespace ringside {

cv::Vec3f median_colour(const std::vector<cv::Vec3f>& colours) {
  cv::Vec3f out;
  if (colours.empty()) return out;
  std::vector<float> channel(colours.size());
  for (int c = 0; c < 3; ++c) {
    std::transform(colours.begin(), colours.end(), channel.begin(), [c](const cv::Vec3f& v) { return v[c]; });
    const auto middle = channel.begin() + static_cast<std::ptrdiff_t>(channel.size() / 2);
    std::nth_element(channel.begin(), middle, channel.end());
    out[c] = *middle;
  }
  return out;
}

}  // namespace ringside
