// SPDX-License-Identifier: MIT
#include "drawing/shadows.h"

#include <algorithm>
#include <cmath>

#include "drawing/stretch.h"

namespace ringside::drawing {

Beam::Beam(const Lamp& lamp)
    : towards(lamp.towards.normalized()),
      slope(towards.head<2>() / towards.z()),
      opening(std::tan(radians(lamp.radius_deg))),
      spread(opening / towards.z()) {}

double covered(double distance, double half_width) {
  const double t = std::clamp(0.5 - 0.5 * distance / std::max(half_width, 1e-9), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

Sweep shadow_on_deck(const RoundedCylinder& hull, const Beam& beam, double lowest) {
  const double softness = beam.spread * (hull.top - lowest);
  return {hull.centre - beam.slope * hull.bottom, hull.centre - beam.slope * hull.top,
          hull.radius + softness};
}

Sweep shadow_on_deck(const Capsule& bar, const Beam& beam, double lowest) {
  const double highest = std::max(bar.from.z(), bar.to.z());
  const double radius = bar.radius + beam.opening * (highest - lowest) / beam.towards.z();
  return {bar.from.head<2>() - beam.slope * bar.from.z(), bar.to.head<2>() - beam.slope * bar.to.z(),
          radius / beam.towards.z()};
}

SolidShadow::SolidShadow(const Solid& solid, const Beam& beam)
    : upright_(solid.upright),
      lean_(solid.lean),
      from_below_(false),
      slope_(beam.slope),
      spread_(beam.spread) {
  if (lean_.none()) return;
  constexpr double kLeastHeight = 1e-3;  // of a lamp over the horizon
  const Vec3 towards = lean_.own_direction(beam.towards);
  const double height = std::max(std::abs(towards.z()), kLeastHeight);
  from_below_ = towards.z() < 0;
  slope_ = towards.head<2>() / height;
  spread_ = beam.opening / height;
}

// Followed along the lamp's rays onto one level, a cylinder's shadow is a circle swept along a stretch.
double SolidShadow::lamp_seen(const Vec3& p_board) const {
  Vec3 p = lean_.own_point(p_board);
  if (from_below_) p.z() = upright_.bottom + upright_.top - p.z();
  if (p.z() >= upright_.top) return 1;
  const double bottom = std::max(upright_.bottom, p.z());
  const Vec2 from = upright_.centre - bottom * slope_;
  const Vec2 to = upright_.centre - upright_.top * slope_;
  const Vec2 q = p.head<2>() - p.z() * slope_;
  const double share = nearest_share(q, from, to);
  const double distance = (q - from - share * (to - from)).norm() - upright_.radius;
  const double rise = std::lerp(bottom, upright_.top, share) - p.z();
  return 1 - covered(distance, rise * spread_);
}

double lamp_seen_past(const Capsule& bar, const Beam& beam, const Vec3& p) {
  const Vec3 from = bar.from - p;
  const Vec3 to = bar.to - p;
  const double from_along = from.dot(beam.towards);
  const double to_along = to.dot(beam.towards);
  const Vec3 from_across = from - from_along * beam.towards;
  const Vec3 to_across = to - to_along * beam.towards;
  const double share = nearest_share(Vec3(Vec3::Zero()), from_across, to_across);
  const double along = std::lerp(from_along, to_along, share);
  if (along <= 0) return 1;  // the bar lies behind the place
  const double distance = (from_across + share * (to_across - from_across)).norm() - bar.radius;
  return 1 - covered(distance, along * beam.opening);
}

}  // namespace ringside::drawing
