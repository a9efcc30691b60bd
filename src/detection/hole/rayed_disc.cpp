// SPDX-License-Identifier: MIT
#include "detection/hole/rayed_disc.h"

#include <Eigen/Geometry>

namespace ringside {
namespace {

AffineOfPlace sheared(const AffineOfPlace& a, const AffineOfPlace& by, float factor) {
  return {a.constant + factor * by.constant, a.by_x + factor * by.by_x, a.by_y + factor * by.by_y};
}

}  // namespace

RayedDisc::RayedDisc(const LyingDisc& disc, const Rays& rays) {
  const auto& [pose, shape] = disc;
  const Vec3 aside = pose.axis.unitOrthogonal(), across = pose.axis.cross(aside);
  const double along = rays.direction.dot(pose.axis);
  const Vec3 start = Vec3(rays.offset.x(), rays.offset.y(), rays.z) - pose.foot;
  // How a row of axes sees the ray's point at the rays' height.
  const auto seen = [&](const Vec3& axis) {
    return AffineOfPlace{static_cast<float>(start.dot(axis)), static_cast<float>(rays.scale * axis.x()),
                         static_cast<float>(rays.scale * axis.y())};
  };
  const Vec3 step(rays.direction.dot(aside) / along, rays.direction.dot(across) / along, 0);
  height_ = seen(pose.axis);
  u_ = sheared(seen(aside), height_, static_cast<float>(-step.x()));
  v_ = sheared(seen(across), height_, static_cast<float>(-step.y()));
  // At the deck the ray is so much lower than at its own height.
  height_.constant -= static_cast<float>(rays.z * along);
  step_u_ = static_cast<float>(step.x());
  step_v_ = static_cast<float>(step.y());
  radius_ = static_cast<float>(shape.radius);
  ball_ = static_cast<float>(shape.edge_rounding);
  disc_height_ = static_cast<float>(shape.height);
  // Lying level it is above the deck everywhere or nowhere.
  constexpr float kLeastSlope = 0.05F;
  per_height_ = 1 / std::max(kLeastSlope, std::hypot(height_.by_x, height_.by_y));
}

}  // namespace ringside
