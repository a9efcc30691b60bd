// SPDX-License-Identifier: MIT
#include "calibration/camera/corner_coverage.h"

#include <algorithm>
#include <array>

#include "geometry/conventions.h"

namespace ringside {
namespace {

constexpr int kParts = 8;  // to a side

std::size_t part(float at, int length) {
  const int index = static_cast<int>(at * kParts / static_cast<float>(length));
  return static_cast<std::size_t>(std::clamp(index, 0, kParts - 1));
}

}  // namespace

double covered_area(std::span<const ChessboardView> views, const cv::Size& size) {
  std::array<bool, std::size_t{kParts} * kParts> holds{};
  for (const ChessboardView& view : views) {
    for (const cv::Point2f& p : view.corners)
      holds[part(p.y, size.height) * kParts + part(p.x, size.width)] = true;
  }
  return static_cast<double>(std::count(holds.begin(), holds.end(), true)) / holds.size();
}

double least_reach(std::span<const ChessboardView> views, const cv::Size& size) {
  const Vec2 middle((size.width - 1) / 2.0, (size.height - 1) / 2.0);
  std::array<double, 4> farthest{};  // by quarter of the picture
  for (const ChessboardView& view : views) {
    for (const cv::Point2f& p : view.corners) {
      const Vec2 from_middle = Vec2(p.x, p.y) - middle;
      double& far = farthest[(from_middle.x() > 0 ? 1U : 0U) + (from_middle.y() > 0 ? 2U : 0U)];
      far = std::max(far, from_middle.norm() / middle.norm());
    }
  }
  return std::min(1.0, *std::min_element(farthest.begin(), farthest.end()));
}

}  // namespace ringside
