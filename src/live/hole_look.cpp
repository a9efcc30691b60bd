// SPDX-License-Identifier: MIT
#include "live/hole_look.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "calibration/median_colour.h"

namespace ringside {
namespace {

constexpr int kHalf = 28;       // mm
constexpr double kFromRim = 4;  // mm outside the rim: the deck that measures the light begins

Vec2 place(int x, int y) { return {x - kHalf, kHalf - y}; }

// A disc beside the hole covers less than half of that ring.
cv::Vec3f deck_colour(const cv::Mat& patch, double from) {
  std::vector<cv::Vec3f> colours;
  for (int y = 0; y < patch.rows; ++y) {
    for (int x = 0; x < patch.cols; ++x) {
      const double r = place(x, y).norm();
      if (r > from && r < kHalf) colours.push_back(patch.at<cv::Vec3f>(y, x));
    }
  }
  return median_colour(colours);
}

}  // namespace

HoleLook look_at_hole(const cv::Mat& bgr, const Calibration& calibration) {
  constexpr int kSide = 2 * kHalf + 1;
  cv::Mat map(kSide, kSide, CV_32FC2), patch;
  const cv::Rect2d picture(1, 1, bgr.cols - 2, bgr.rows - 2);
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const Vec2 p = calibration.image_from_board * (calibration.hole.rim.centre + place(x, y));
      if (!picture.contains(cv::Point2d(p.x(), p.y()))) return {};
      map.at<cv::Vec2f>(y, x) = {static_cast<float>(p.x()), static_cast<float>(p.y())};
    }
  }
  // Averaged over a pixel of the patch first, or fine prints would alias.
  cv::Mat soft;
  const double sigma = 0.4 * calibration.pixels_per_mm();
  const cv::Rect box = cv::boundingRect(map.reshape(2, kSide * kSide)) & cv::Rect({0, 0}, bgr.size());
  cv::GaussianBlur(bgr(box), soft, {0, 0}, std::max(0.3, sigma));
  map -= cv::Scalar(box.x, box.y);
  soft.convertTo(soft, CV_32F);
  cv::remap(soft, patch, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  const cv::Vec3f deck = deck_colour(patch, calibration.hole.rim.radius + kFromRim);
  return {patch, deck};
}

double difference(const HoleLook& a, const HoleLook& b) {
  if (a.pixels.empty() || b.pixels.empty()) return 0;
  constexpr double kHoleArea = 16;  // mm: within every hole's rim
  cv::Vec3f gain;
  for (int c = 0; c < 3; ++c) gain[c] = std::clamp(a.deck[c] / std::max(1.0F, b.deck[c]), 0.5F, 2.0F);
  double sum = 0;
  int count = 0;
  for (int y = 0; y < a.pixels.rows; ++y) {
    for (int x = 0; x < a.pixels.cols; ++x) {
      if (place(x, y).norm() > kHoleArea) continue;
      const cv::Vec3f d = a.pixels.at<cv::Vec3f>(y, x) - b.pixels.at<cv::Vec3f>(y, x).mul(gain);
      sum += std::max({std::abs(d[0]), std::abs(d[1]), std::abs(d[2])});
      ++count;
    }
  }
  return sum / count;
}

}  // namespace ringside
