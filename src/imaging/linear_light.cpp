// SPDX-License-Identifier: MIT
#include "imaging/linear_light.h"

#include <cmath>
#include <opencv2/core.hpp>

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

// IEC 61966-2-1.
double light_of_level(double share) {
  return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double level_of_light(double share) {
  return share <= 0.0031308 ? 12.92 * share : 1.055 * std::pow(share, 1 / 2.4) - 0.055;
}

}  // namespace ringside
