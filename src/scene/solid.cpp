// SPDX-License-Identifier: MIT
#include "scene/solid.h"

#include <Eigen/Geometry>

namespace ringside {
namespace {

Mat3 turned_upright(const Vec3& axis) {
  Mat3 out;
  out.col(0) = Vec3::UnitY().cross(axis).normalized();
  out.col(1) = axis.cross(out.col(0));
  out.col(2) = axis;
  return out;
}

}  // namespace

Solid lying_at(const Vec2& base, const DiscShape& shape, double height) {
  return {{base.x(), base.y(), height}, Mat3::Identity(), shape};
}

Solid posed(const DiscPose& pose, const DiscShape& shape) {
  return {pose.foot, turned_upright(pose.axis), shape};
}

SolidOnRay on_ray(const Solid& solid, const Vec2& from, const Vec2& unit, const Vec3& camera) {
  const Mat3 own_from_board = solid.board_from_own.transpose();
  const Vec3 start(from.x(), from.y(), 0);
  const Vec3 own = own_from_board * (start - solid.foot), to_camera = own_from_board * (camera - start),
             along = own_from_board * Vec3(unit.x(), unit.y(), 0);
  SolidOnRay out{};
  for (int i = 0; i < 3; ++i) {
    out.from[i] = static_cast<float>(own[i]);
    out.unit[i] = static_cast<float>(along[i]);
    out.to_camera[i] = static_cast<float>(to_camera[i]);
    for (int k = 0; k < 3; ++k) out.turned[i][k] = static_cast<float>(solid.board_from_own(i, k));
  }
  out.radius = static_cast<float>(solid.shape.radius);
  out.height = static_cast<float>(solid.shape.height);
  out.rounding = static_cast<float>(solid.shape.edge_rounding);
  return out;
}

std::optional<SurfacePoint> surface_at(const Solid& solid, const Vec2& p_deck, const Vec3& camera) {
  constexpr float kPlace = 1e-4F;  // mm: nothing but the place itself
  const SurfaceHit hit = meet(on_ray(solid, p_deck, Vec2::UnitX(), camera), 0, kPlace);
  if (hit.face > 0) return SurfacePoint{solid.board_from_own.col(2), hit.within};
  if (hit.rim > 0) return SurfacePoint{Vec3(hit.x, hit.y, hit.z), hit.within};
  return std::nullopt;
}

}  // namespace ringside
