// SPDX-License-Identifier: MIT
#include "pocket/pixels.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "photo/over_white.h"

namespace ringside {
namespace {

// Rows at a time: no second copy of a large picture.
constexpr int kStrip = 64;

cv::Mat strip_of_bgr(const cv::Mat& rgba) {
  cv::Mat bgra;
  cv::cvtColor(rgba, bgra, cv::COLOR_RGBA2BGRA);
  return over_white(bgra, Alpha::kStraight);
}

}  // namespace

cv::Mat bgr_of_rgba(const std::uint8_t* rgba, int width, int height) {
  // OpenCV's headers of data that is only read take no const.
  const cv::Mat picture(height, width, CV_8UC4, const_cast<std::uint8_t*>(rgba));  // NOLINT
  cv::Mat bgr(height, width, CV_8UC3);
  for (int y = 0; y < height; y += kStrip) {
    const cv::Range rows(y, std::min(y + kStrip, height));
    strip_of_bgr(picture.rowRange(rows)).copyTo(bgr.rowRange(rows));
  }
  return bgr;
}

cv::Mat rgba_of_bgr(const cv::Mat& bgr) {
  cv::Mat rgba;
  cv::cvtColor(bgr, rgba, cv::COLOR_BGR2RGBA);
  return rgba;
}

}  // namespace ringside
