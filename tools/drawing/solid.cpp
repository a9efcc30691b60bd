// SPDX-License-Identifier: MIT
#include "drawing/solid.h"

#include <Eigen/Geometry>

namespace ringside::drawing {
namespace {

Turn lean_of(const Disc& disc) {
  if (disc.lean_deg == 0) return {};
  const Vec2 towards = direction(radians(disc.lean_towards_deg));
  // About this axis what lies `towards` turns down.
  const Vec3 axis(-towards.y(), towards.x(), 0);
  return {{disc.base.x(), disc.base.y(), disc.base_z},
          Eigen::AngleAxisd(radians(disc.lean_deg), axis).toRotationMatrix()};
}

}  // namespace

std::optional<RoundedCylinder::Crossing> Solid::crossing(const Ray& ray) const {
  if (lean.none()) return upright.crossing(ray);
  auto crossing = upright.crossing(lean.own_ray(ray));
  if (crossing) crossing->normal = lean.board_direction(crossing->normal);
  return crossing;
}

RoundedCylinder Solid::hull() const {
  if (lean.none()) return upright;
  const double half_height = (upright.top - upright.bottom) / 2;
  const Vec3 axis = lean.board_direction(Vec3::UnitZ());
  const Vec3 middle =
      lean.board_point({upright.centre.x(), upright.centre.y(), upright.bottom + half_height});
  const double aside = axis.head<2>().norm();  // sine of the lean
  const double half_rise = upright.radius * aside + half_height * std::abs(axis.z());
  return {middle.head<2>(), upright.radius + half_height * aside, middle.z() - half_rise,
          middle.z() + half_rise, upright.rounding};
}

Solid solid_of(const Disc& disc) {
  const double rounding = disc.bevel.none() ? disc.edge_rounding : 0;
  return {{disc.base, disc.radius, disc.base_z, disc.base_z + disc.height, rounding, disc.bevel.width,
           disc.bevel.drop()},
          lean_of(disc)};
}

}  // namespace ringside::drawing
