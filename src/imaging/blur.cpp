// SPDX-License-Identifier: MIT
#include "imaging/blur.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/robust.h"
#include "imaging/shrunk.h"

namespace ringside {
namespace {

constexpr int kSide = 640;  // pixels of the long side of the copy that is looked at
constexpr double kMostShare = 1 / 280.0;
constexpr double kFine = 1, kCoarse = 2;  // pixels: sigma of blurs that are added
constexpr double kStrongest = 0.005;      // share of the pixels that are looked at
constexpr float kLeastStrength = 1;       // grey levels per pixel; grain and noise alone stay below
constexpr double kSharpest = 0.9;         // quantile among those

cv::Mat gradients(const cv::Mat& grey, double sigma) {
  cv::Mat smooth, dx, dy, out;
  cv::GaussianBlur(grey, smooth, {}, sigma);
  cv::Sobel(smooth, dx, CV_32F, 1, 0, 3, 1 / 8.0);
  cv::Sobel(smooth, dy, CV_32F, 0, 1, 3, 1 / 8.0);
  cv::magnitude(dx, dy, out);
  return out;
}

}  // namespace

// An edge that is blurred already loses little of its slope to a further blur: S. Zhuo, T. Sim, "Defocus map
// estimation from a single image", Pattern Recognition 44(9), 2011.
bool is_blurred(const cv::Mat& bgr) {
  const cv::Mat small = shrunk(bgr, kSide).pixels;
  cv::Mat grey;
  cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
  grey.convertTo(grey, CV_32F);
  const cv::Mat fine = gradients(grey, kFine), coarse = gradients(grey, kCoarse);
  const std::vector<float> slopes(coarse.begin<float>(), coarse.end<float>());
  const float strong = quantile(slopes, 1 - kStrongest);
  if (strong < kLeastStrength) return false;
  std::vector<float> ratios;
  for (int y = 0; y < fine.rows; ++y) {
    for (int x = 0; x < fine.cols; ++x)
      if (coarse.at<float>(y, x) >= strong) ratios.push_back(fine.at<float>(y, x) / coarse.at<float>(y, x));
  }
  const double most = kMostShare * std::min(small.rows, small.cols);
  const double ratio_at_most = std::sqrt((most * most + kCoarse * kCoarse) / (most * most + kFine * kFine));
  return quantile(std::move(ratios), kSharpest) < ratio_at_most;
}

}  // namespace ringside
