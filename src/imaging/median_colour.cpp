// SPDX-License-Identifier: MIT
#include "imaging/median_colour.h"

#include <algorithm>

#include "geometry/robust.h"

namespace ringside {

cv::Vec3f median_colour(const std::vector<cv::Vec3f>& colours) {
  cv::Vec3f out;
  std::vector<float> channel(colours.size());
  for (int c = 0; c < 3; ++c) {
    std::transform(colours.begin(), colours.end(), channel.begin(), [c](const cv::Vec3f& v) { return v[c]; });
    out[c] = median_in_place(channel);
  }
  return out;
}

}  // namespace ringside
