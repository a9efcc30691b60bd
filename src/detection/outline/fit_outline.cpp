// SPDX-License-Identifier: MIT
#include "detection/outline/fit_outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "detection/outline/outline_cost.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// Half windows (mm) of the rounds: the candidate is good to 2 mm, and shadow edges lie 2 mm and more outside.
constexpr std::array kHalfWindows{3.0, 2.0, 1.5, 1.5};
constexpr std::size_t kLeastPoints = 20;  // of kOutlineRays
constexpr double kLossMm = 0.15,
                 kLossPx = 0.15;  // Cauchy scale: noise of a sharp outline point, the larger counts
// Between a point and the fit for it to count as seen there: mm, and pixels where these are larger on the
// deck.
constexpr double kSeenWithin = 0.8;
constexpr double kResidualWeight = 0.6;  // of a fit's quality, per mm or pixel

// Distance of a point from where the disc has its edge on that side.
double edge_distance(const DiscOutline<double>& outline, const Vec2& p, NearSide near_side) {
  const bool shoulder =
      near_side == NearSide::kShoulder && outline.faces_camera(p - middle_of(outline, near_side));
  return shoulder ? outline.shoulder_distance(p) : outline.signed_distance(p);
}

class Fitter {
 public:
  Fitter(const Photo& photo, const Calibration& calibration, const DiscShape& shape, NearSide near_side,
         RadiusMode mode)
      : photo_(photo), calibration_(calibration), shape_(shape), near_side_(near_side), mode_(mode) {}

  std::optional<OutlineFit> fit(const Vec2& start) const {
    OutlineFit out;
    out.base = start;
    out.radius = shape_.radius;
    out.near_side = near_side_;
    OutlinePoints seen;
    for (const double half_window : kHalfWindows) {
      seen = outline_points(photo_, calibration_, outline(out), near_side_, half_window);
      if (seen.count < kLeastPoints) return std::nullopt;
      solve(seen, out);
      // A fit that ran away has lost its disc.
      if (!((out.base - start).norm() < shape_.radius) || !(out.radius > shape_.radius / 2))
        return std::nullopt;
    }
    judge(seen, out);
    return out;
  }

 private:
  DiscOutline<double> outline(const OutlineFit& fit) const {
    return {fit.base, fit.radius, shape_.height, shape_.edge_rounding, calibration_.camera.centre};
  }

  void solve(const OutlinePoints& seen, OutlineFit& fit) const {
    std::array<double, kOutlineRays> scales;
    for (std::size_t i = 0; i < seen.count; ++i)
      scales[i] = std::max(kLossMm, kLossPx * seen.mm_per_pixel[i]);
    const OutlineCost cost(seen.points(), shape_, near_side_, calibration_.camera.centre,
                           std::span(scales).first(seen.count));
    const auto cost_at = [&](const auto& parameters) { return cost.at(parameters); };
    if (mode_ == RadiusMode::kFixed) {
      fit.base = descend_robustly<2>(cost_at, fit.base, OutlineCost::kLeastGain);
      return;
    }
    const Vec3 found =
        descend_robustly<3>(cost_at, {fit.base.x(), fit.base.y(), fit.radius}, OutlineCost::kLeastGain);
    fit.base = found.head<2>();
    fit.radius = found.z();
  }

  // How well the points lie on the fit.
  void judge(const OutlinePoints& outline_seen, OutlineFit& fit) const {
    const DiscOutline<double> fitted = outline(fit);
    std::vector<double> distances;
    distances.reserve(outline_seen.count);
    int seen = 0;
    const std::span<const Vec2> points = outline_seen.points();
    for (std::size_t i = 0; i < points.size(); ++i) {
      distances.push_back(edge_distance(fitted, points[i], near_side_) /
                          std::max(1.0, outline_seen.mm_per_pixel[i]));
      if (std::abs(distances.back()) <= kSeenWithin) ++seen;
    }
    fit.residual = robust_sigma(std::move(distances));
    const auto rays = static_cast<double>(std::max(outline_seen.rays, kOutlineRays / 2));
    fit.coverage = std::min(1.0, seen / rays);
  }

  const Photo& photo_;
  const Calibration& calibration_;
  const DiscShape& shape_;
  NearSide near_side_;
  RadiusMode mode_;
};

}  // namespace

double quality_of(const OutlineFit& fit) { return fit.coverage - kResidualWeight * fit.residual; }

const std::optional<OutlineFit>& better_of(const std::optional<OutlineFit>& first,
                                           const std::optional<OutlineFit>& second) {
  return !first || (second && quality_of(*second) > quality_of(*first)) ? second : first;
}

std::optional<OutlineFit> fit_outline(const Photo& photo, const Calibration& calibration, const Vec2& start,
                                      const DiscShape& shape, NearSide near_side, RadiusMode mode) {
  return Fitter(photo, calibration, shape, near_side, mode).fit(start);
}

std::optional<OutlineFit> fit_seen(const Photo& photo, const Calibration& calibration,
                                   const Vec2& seen_centre, const DiscShape& shape, NearSide near_side,
                                   RadiusMode mode) {
  std::optional<OutlineFit> best;
  for (const double height : {shape.height / 2, shape.height}) {
    const Vec2 start = base_below(seen_centre, height, calibration.camera.centre);
    const auto fit = fit_outline(photo, calibration, start, shape, near_side, mode);
    best = better_of(best, fit);
  }
  return best;
}

std::optional<OutlineFit> fit_candidate(const Photo& photo, const Calibration& calibration,
                                        const Candidate& candidate, const DiscShape& shape,
                                        NearSide near_side, RadiusMode mode) {
  if (!candidate.whole) return fit_seen(photo, calibration, candidate.outline.centre, shape, near_side, mode);
  const Vec2 start = base_of(candidate, shape.height, calibration.camera.centre);
  return fit_outline(photo, calibration, start, shape, near_side, mode);
}

}  // namespace ringside
