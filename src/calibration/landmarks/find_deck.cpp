// SPDX-License-Identifier: MIT
#include "calibration/landmarks/find_deck.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/robust.h"
#include "imaging/median_colour.h"

namespace ringside {
namespace {

constexpr int kRays = 90;
constexpr double kStep = 0.5;  // mm
// Medians over this length on both sides of a place see no line: those are 4 mm wide at most.
constexpr int kSide = 17;  // samples
// Of the outer line's radius. Measured decks end at 1.044 to 1.113 of it.
constexpr double kFrom = 1.035, kTo = 1.16;
constexpr double kLeastStep = 10;        // grey levels between deck and ditch
constexpr double kShareOfLargest = 0.3;  // of the largest change: the first so large is the deck's edge
constexpr int kNear = 8;                 // samples: shadow and rounding of the edge
constexpr int kFewestRays = kRays / 3;

// Rays from kSide samples inside the search to as many outside, one a row, CV_32FC3. Those that leave the
// picture are left out.
cv::Mat rays(const cv::Mat& bgr, const Homography& image_from_board, double outer) {
  const int count = static_cast<int>((kTo - kFrom) * outer / kStep) + 2 * kSide;
  cv::Mat x(kRays, count, CV_32F), y(kRays, count, CV_32F), out;
  int row = 0;
  for (int i = 0; i < kRays; ++i) {
    const Vec2 outward = direction(2 * kPi * i / kRays);
    bool inside = true;
    for (int k = 0; k < count; ++k) {
      const Vec2 p = image_from_board * ((kFrom * outer + (k - kSide) * kStep) * outward);
      inside = inside && p.x() >= 0 && p.y() >= 0 && p.x() <= bgr.cols - 1 && p.y() <= bgr.rows - 1;
      x.at<float>(row, k) = static_cast<float>(p.x());
      y.at<float>(row, k) = static_cast<float>(p.y());
    }
    row += inside ? 1 : 0;
  }
  if (row == 0) return {};
  cv::remap(bgr, out, x.rowRange(0, row), y.rowRange(0, row), cv::INTER_LINEAR);
  out.convertTo(out, CV_32F);
  return out;
}

// At every `stride`th sample, the median over all rays of how far the medians of the `side` samples before
// and behind it are apart.
std::vector<double> changes(const cv::Mat& rays, int side, int first, int last, int stride) {
  std::vector<double> out(static_cast<std::size_t>(rays.cols), 0.0);
  for (int k = std::max(side, first); k < std::min(rays.cols - side, last); k += stride) {
    std::vector<double> apart;
    for (int row = 0; row < rays.rows; ++row) {
      const auto* v = rays.ptr<cv::Vec3f>(row) + k;
      apart.push_back(cv::norm(median_colour({v - side, v}) - median_colour({v + 1, v + 1 + side})));
    }
    out[static_cast<std::size_t>(k)] = median(std::move(apart));
  }
  return out;
}

int first_large(const std::vector<double>& change) {
  const double least = kShareOfLargest * *std::max_element(change.begin(), change.end());
  auto it = std::find_if(change.begin(), change.end(), [&](double c) { return c >= least; });
  while (change.end() - it > 2 && *(it + 2) > *it) it += 2;  // every second sample is known
  return static_cast<int>(it - change.begin());
}

}  // namespace

std::optional<double> find_deck(const cv::Mat& bgr, const Homography& image_from_board, double outer_radius) {
  const cv::Mat values = rays(bgr, image_from_board, outer_radius);
  if (values.rows < kFewestRays) return std::nullopt;
  const auto lasting = changes(values, kSide, 0, values.cols, 2);
  const int rough = first_large(lasting);
  if (lasting[static_cast<std::size_t>(rough)] < kLeastStep) return std::nullopt;
  const auto sharp = changes(values, 2, rough - kNear, rough + kNear + 1, 1);
  const auto k = std::max_element(sharp.begin(), sharp.end()) - sharp.begin();
  return kFrom * outer_radius + (static_cast<double>(k) - kSide) * kStep;
}

}  // namespace ringside
