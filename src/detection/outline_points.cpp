// SPDX-License-Identifier: MIT
#include "detection/outline_points.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <utility>

#include "detection/known_edges.h"
#include "detection/picture_rays.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr double kStepPx = 0.35,
                 kLeastStep = 0.1;       // sampling along a ray: pixels, but no finer than this in mm
constexpr double kSmoothing = 0.22;      // mm, Gaussian along the ray before its gradient
constexpr double kLeastSmoothing = 0.6;  // samples
constexpr double kLeastContrast = 0.3;   // of the median ray's: a weaker edge is no outline
constexpr double kLostCosine = 0.5;      // 60 degrees to either side

PictureRays sample(const Photo& photo, const Homography& image_from_board, const DiscOutline<double>& outline,
                   NearSide near_side, double half_window) {
  const double step = std::max(kLeastStep, kStepPx / image_from_board.scale_at(outline.centre()));
  const int half_count = static_cast<int>(std::ceil(half_window / step));
  std::vector<double> first;
  for (int i = 0; i < kOutlineRays; ++i) {
    const Vec2 unit = direction(2 * kPi * i / kOutlineRays);
    first.push_back(edge_reach(outline, unit, near_side) - half_count * step);
  }
  PictureRays rays =
      picture_rays(photo, image_from_board, outline.centre(), std::move(first), step, 2 * half_count + 1);
  cv::GaussianBlur(rays.values, rays.values, {0, 1}, std::max(kLeastSmoothing, kSmoothing / step), 1e-6);
  return rays;
}

struct Peak {
  double position;  // samples
  double contrast;
};

// The steepest place of a ray that neither a printed line nor the deck's edge explains, to a fraction of a
// sample. Empty when it lies at an end.
std::optional<Peak> steepest(const PictureRays& rays, int ray, const KnownEdges& known) {
  const int count = rays.values.cols;
  const auto* v = rays.values.ptr<cv::Vec3f>(ray);
  std::vector<double> slope(static_cast<std::size_t>(count), 0.0);
  for (int k = 1; k + 1 < count; ++k) {
    const Vec2 p = rays.at(ray, k);
    if (!known.on_printed_line(p) && !known.on_deck_edge(p))
      slope[static_cast<std::size_t>(k)] = cv::norm(v[k + 1] - v[k - 1]);
  }
  const auto top = std::max_element(slope.begin(), slope.end());
  const auto k = top - slope.begin();
  if (k < 2 || k > count - 3) return std::nullopt;
  const double before = *(top - 1), here = *top, after = *(top + 1);
  const double curvature = before - 2 * here + after;
  const double offset = curvature < -1e-9 ? 0.5 * (before - after) / curvature : 0;
  return Peak{static_cast<double>(k) + std::clamp(offset, -1.0, 1.0), here};
}

}  // namespace

OutlinePoints outline_points(const Photo& photo, const Calibration& calibration,
                             const DiscOutline<double>& outline, NearSide near_side, double half_window,
                             const std::optional<Vec2>& lost_towards) {
  const PictureRays rays = sample(photo, calibration.image_from_board, outline, near_side, half_window);
  const KnownEdges known(calibration);
  OutlinePoints out;
  std::vector<double> contrasts;
  for (int i = 0; i < kOutlineRays; ++i) {
    if (lost_towards && rays.unit(i).dot(*lost_towards) > kLostCosine) continue;
    out.rays += !known.on_printed_line(rays.at(i, (rays.values.cols - 1) / 2.0));
    const auto peak = steepest(rays, i, known);
    if (!peak) continue;
    out.points.push_back(rays.at(i, peak->position));
    contrasts.push_back(peak->contrast);
  }
  const double least = kLeastContrast * median(contrasts);
  std::size_t i = 0;
  std::erase_if(out.points, [&](const Vec2&) { return contrasts[i++] < least; });
  return out;
}

}  // namespace ringside
