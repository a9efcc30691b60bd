// SPDX-License-Identifier: MIT
#include "photo/linear_light.h"

#include <cmath>
#include <opencv2/core.hpp>

namespace ringside {
namespace {

// IEC 61966-2-1.
cv::Mat decoding_table() {
  cv::Mat table(1, 256, CV_32F);
  for (int i = 0; i < 256; ++i) {
    const double v = i / 255.0;
    const double light = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    table.at<float>(0, i) = static_cast<float>(255 * light);
  }
  return table;
}

}  // namespace

cv::Mat linear_light(const cv::Mat& picture) {
  static const cv::Mat table = decoding_table();
  cv::Mat light;
  cv::LUT(picture, table, light);
  return light;
}

}  // namespace ringside
