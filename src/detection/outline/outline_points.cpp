// SPDX-License-Identifier: MIT
#include "detection/outline/outline_points.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <utility>

#include "detection/view/known_edges.h"
#include "detection/view/picture_rays.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr double kStepPx = 0.35,
                 kLeastStep = 0.1;       // sampling along a ray: pixels, but no finer than this in mm
constexpr double kSmoothing = 0.22;      // mm, Gaussian along the ray before its gradient
constexpr double kLeastSmoothing = 0.6;  // samples
constexpr double kLeastContrast = 0.3;   // of the median ray's: a weaker edge is no outline

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

// How fast a ray changes at each of its samples, where neither a printed line nor the deck's edge is.
class Slopes {
 public:
  Slopes(const PictureRays& rays, int ray, const KnownEdges& known)
      : rays_(rays), ray_(ray), known_(known), values_(rays.values.ptr<cv::Vec3f>(ray)) {}

  double at(int k) const { return is_known(k) ? 0 : any_at(k); }

  // The first of the steepest, between the ray's ends; 0 when there is none.
  int steepest() const {
    int top = 0;
    double most = 0;
    for (int k = 1; k + 1 < rays_.values.cols; ++k) {
      const double slope = any_at(k);
      if (slope <= most || is_known(k)) continue;
      top = k;
      most = slope;
    }
    return top;
  }

 private:
  double any_at(int k) const { return cv::norm(values_[k + 1] - values_[k - 1]); }
  bool is_known(int k) const {
    const Vec2 p = rays_.at(ray_, k);
    return known_.on_printed_line(p) || known_.on_deck_edge(p);
  }

  const PictureRays& rays_;
  int ray_;
  const KnownEdges& known_;
  const cv::Vec3f* values_;
};

// The steepest place of a ray, to a fraction of a sample. Empty when it lies at an end.
std::optional<Peak> steepest(const PictureRays& rays, int ray, const KnownEdges& known) {
  const Slopes slopes(rays, ray, known);
  const int k = slopes.steepest();
  if (k < 2 || k > rays.values.cols - 3) return std::nullopt;
  const double before = slopes.at(k - 1), here = slopes.at(k), after = slopes.at(k + 1);
  const double curvature = before - 2 * here + after;
  const double offset = curvature < -1e-9 ? 0.5 * (before - after) / curvature : 0;
  return Peak{k + std::clamp(offset, -1.0, 1.0), here};
}

}  // namespace

OutlinePoints outline_points(const Photo& photo, const Calibration& calibration,
                             const DiscOutline<double>& outline, NearSide near_side, double half_window) {
  const PictureRays rays = sample(photo, calibration.image_from_board, outline, near_side, half_window);
  const KnownEdges known(calibration);
  OutlinePoints out;
  std::vector<double> contrasts;
  for (int i = 0; i < kOutlineRays; ++i) {
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
