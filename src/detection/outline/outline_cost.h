// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>

#include "detection/outline/outline_points.h"
#include "fitting/robust_least_squares.h"
#include "geometry/disc_outline.h"

namespace ringside {

// How badly points lie on a disc's outline: Cauchy's loss of their distances from it, with derivatives by
// hand, in single precision and four points at once.
//
// The outline is the hull of two circles, and a point's distance from that is the least one from any circle
// between the two. There a change of which circle is nearest counts nothing, so that the distance changes as
// that from one circle does (Danskin's theorem).
class OutlineCost {
 public:
  static constexpr double kLeastGain = 1e-5;  // of the cost: half a micrometre. Rounding is a tenth of it

  // At most kOutlineRays points. scales: of each one's loss, mm. Light parts top and side anywhere on the
  // rounding: points on the shoulder are twice as loose as the outline's.
  OutlineCost(std::span<const Vec2> points, const DiscShape& shape, NearSide near_side, const Vec3& camera,
              std::span<const double> scales);

  // Parameters: the base (mm) and, where there are three, the radius; with two it is the shape's.
  template <int kParameters>
  RobustCost<kParameters> at(const Parameters<kParameters>& parameters) const {
    const Sums sums =
        sums_at(parameters.template head<2>(), kParameters > 2 ? parameters[kParameters - 1] : shape_.radius);
    RobustCost<kParameters> out;
    out.value = sums.value;
    out.gradient = sums.gradient.template head<kParameters>();
    out.curvature = sums.curvature.template topLeftCorner<kParameters, kParameters>();
    return out;
  }

 private:
  struct Sums {
    double value;
    Vec3 gradient;
    Mat3 curvature;
  };
  Sums sums_at(const Vec2& base, double radius) const;

  DiscShape shape_;
  NearSide near_side_;
  Vec3 camera_;
  Vec2 origin_ = Vec2::Zero();  // the points are kept relative to it
  std::size_t count_;
  std::array<float, kOutlineRays> x_, y_, per_mm_;
};

}  // namespace ringside
