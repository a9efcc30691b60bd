// SPDX-License-Identifier: MIT
#include "photo/over_white.h"

#include <algorithm>
#include <opencv2/core.hpp>

namespace ringside {
namespace {

cv::Vec3b straight_over_white(const cv::Vec4b& pixel) {
  const auto mix = [&](int colour) {
    const int lacking = ((255 - colour) * pixel[3] + 127) / 255;
    return static_cast<std::uint8_t>(255 - lacking);
  };
  return {mix(pixel[0]), mix(pixel[1]), mix(pixel[2])};
}

cv::Vec3b premultiplied_over_white(const cv::Vec4b& pixel) {
  const auto mix = [&](int colour) {
    return static_cast<std::uint8_t>(std::min(255, colour + 255 - pixel[3]));
  };
  return {mix(pixel[0]), mix(pixel[1]), mix(pixel[2])};
}

}  // namespace

cv::Mat over_white(const cv::Mat& picture, Alpha alpha) {
  const auto mix = alpha == Alpha::kStraight ? straight_over_white : premultiplied_over_white;
  cv::Mat result(picture.size(), CV_8UC3);
  for (int y = 0; y < picture.rows; ++y) {
    const auto* row = picture.ptr<cv::Vec4b>(y);
    std::transform(row, row + picture.cols, result.ptr<cv::Vec3b>(y), mix);
  }
  return result;
}

}  // namespace ringside
