// SPDX-License-Identifier: MIT
#include "photo/linear_light.h"

#include <cmath>
#include <opencv2/core.hpp>
#include <vector>

namespace ringside {
namespace {

cv::Mat decoding_table() {
  cv::Mat table(1, 256, CV_32F);
  for (int i = 0; i < 256; ++i) table.at<float>(0, i) = static_cast<float>(255 * light_of_level(i / 255.0));
  return table;
}

// Luma is no whole number: so many steps to a level.
constexpr int kSteps = 16;

std::vector<float> luma_decoding_table() {
  std::vector<float> table(255 * kSteps + 1);
  for (std::size_t i = 0; i < table.size(); ++i)
    table[i] = static_cast<float>(255 * light_of_level(static_cast<double>(i) / (255 * kSteps)));
  return table;
}

// Rec. ITU-R BT.601, as JPEG has it.
float luma(const cv::Vec3b& bgr) {
  return 0.114F * static_cast<float>(bgr[0]) + 0.587F * static_cast<float>(bgr[1]) +
         0.299F * static_cast<float>(bgr[2]);
}

}  // namespace

cv::Mat linear_light(const cv::Mat& picture) {
  static const cv::Mat table = decoding_table();
  cv::Mat light;
  cv::LUT(picture, table, light);
  return light;
}

cv::Mat sharp_light(const cv::Mat& bgr) {
  static const std::vector<float> table = luma_decoding_table();
  cv::Mat sharp = linear_light(bgr);
  for (int row = 0; row < bgr.rows; ++row) {
    const auto* values = bgr.ptr<cv::Vec3b>(row);
    auto* light = sharp.ptr<cv::Vec3f>(row);
    for (int i = 0; i < bgr.cols; ++i) {
      const float of_luma = table[static_cast<std::size_t>(kSteps * luma(values[i]) + 0.5F)];
      light[i] = {of_luma, kColourTrust * (light[i][0] - of_luma), kColourTrust * (light[i][2] - of_luma)};
    }
  }
  return sharp;
}

// IEC 61966-2-1.
double light_of_level(double share) {
  return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

}  // namespace ringside
