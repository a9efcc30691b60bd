// SPDX-License-Identifier: MIT
#include "imaging/linear_light.h"

#include <opencv2/core.hpp>

#include "photo/srgb.h"

namespace ringside {
namespace {

cv::Mat decoding_table() {
  cv::Mat table(1, 256, CV_32F);
  for (int i = 0; i < 256; ++i) table.at<float>(0, i) = static_cast<float>(255 * light_of_level(i / 255.0));
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
