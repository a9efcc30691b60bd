// SPDX-License-Identifier: MIT
#include "detection/outline/fit_outline.h"

#include <array>
#include <cmath>
#include <vector>

#include "fitting/robust_least_squares.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// Half windows (mm) of the rounds: the candidate is good to 2 mm, and shadow edges lie 2 mm and more outside.
constexpr std::array kHalfWindows{3.0, 2.0, 1.5, 1.5};
constexpr std::size_t kLeastPoints = 20;  // of kOutlineRays
constexpr double kLossMm = 0.15,
                 kLossPx = 0.15;         // Cauchy scale: noise of a sharp outline point, the larger counts
constexpr double kSeenWithin = 0.8;      // mm between a point and the fit for it to count as seen there
constexpr double kResidualWeight = 0.6;  // of a fit's quality, per mm
// Light parts top and side anywhere on the rounding: such points are twice as loose as the outline's.
constexpr double kShoulderLooseness = 2;

// Distance of a point from where the disc has its edge on that side.
template <typename T>
T edge_distance(const DiscOutline<T>& outline, const Eigen::Matrix<T, 2, 1>& p, NearSide near_side) {
  const bool shoulder = near_side == NearSide::kShoulder && outline.faces_camera(p - outline.centre());
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
      if (seen.points.size() < kLeastPoints) return std::nullopt;
      solve(seen.points, out);
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

  void solve(const std::vector<Vec2>& points, OutlineFit& fit) const {
    const double scale = std::max(kLossMm, kLossPx / calibration_.image_from_board.scale_at(fit.base));
    const auto cost_at = [&](const auto& parameters) { return cost(points, scale, parameters); };
    if (mode_ == RadiusMode::kFixed) {
      fit.base = descend_robustly<2>(cost_at, fit.base);
      return;
    }
    const Vec3 found = descend_robustly<3>(cost_at, {fit.base.x(), fit.base.y(), fit.radius});
    fit.base = found.head<2>();
    fit.radius = found.z();
  }

  // Of an outline by the place of its base and, if it is free, its radius.
  template <int kParameters>
  RobustCost<kParameters> cost(const std::vector<Vec2>& points, double scale,
                               const Parameters<kParameters>& parameters) const {
    using Jet = ceres::Jet<double, kParameters>;
    const Eigen::Matrix<Jet, 2, 1> base(Jet(parameters[0], 0), Jet(parameters[1], 1));
    Jet radius(shape_.radius);
    if constexpr (kParameters > 2) radius = Jet(parameters[2], 2);
    const DiscOutline<Jet> outline(base, radius, shape_.height, shape_.edge_rounding,
                                   calibration_.camera.centre);
    RobustCost<kParameters> sum;
    for (const Vec2& point : points) {
      const Eigen::Matrix<Jet, 2, 1> p = point.cast<Jet>();
      const bool loose = near_side_ == NearSide::kShoulder && outline.faces_camera(p - outline.centre());
      sum.add(edge_distance(outline, p, near_side_) / (loose ? kShoulderLooseness * scale : scale));
    }
    return sum;
  }

  // How well the points lie on the fit.
  void judge(const OutlinePoints& outline_seen, OutlineFit& fit) const {
    const DiscOutline<double> fitted = outline(fit);
    std::vector<double> distances;
    int seen = 0;
    for (const Vec2& p : outline_seen.points) {
      distances.push_back(edge_distance(fitted, p, near_side_));
      if (std::abs(distances.back()) <= kSeenWithin) ++seen;
    }
    fit.residual = robust_sigma(distances);
    const int rays = std::max(outline_seen.rays, kOutlineRays / 2);
    fit.coverage = std::min(1.0, static_cast<double>(seen) / rays);
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

}  // namespace ringside
