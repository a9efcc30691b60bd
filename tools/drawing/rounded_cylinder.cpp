// SPDX-License-Identifier: MIT
#include "drawing/rounded_cylinder.h"

#include <algorithm>
#include <cmath>

namespace ringside::drawing {
namespace {

// Of a bevelled body, cut through its axis: x outwards and y up from its middle.
struct Bevelled {
  Vec2 flat_end, side_end;  // of the cut between them

  // To p from the nearest point, for a p with both coordinates positive; zero inside. Square to a face it is
  // exactly so, however close p lies: crossings take their normals from it.
  Vec2 to(const Vec2& p) const {
    if (p.x() <= flat_end.x()) return {0, std::max(0.0, p.y() - flat_end.y())};
    if (p.y() <= side_end.y()) return {std::max(0.0, p.x() - side_end.x()), 0};
    const Vec2 cut = side_end - flat_end;
    const Vec2 from_end = p - flat_end;
    const Vec2 outwards = Vec2(-cut.y(), cut.x()).normalized();
    const double along = from_end.dot(cut) / cut.squaredNorm();
    if (along <= 0) return from_end;
    if (along >= 1) return p - side_end;
    return std::max(0.0, outwards.dot(from_end)) * outwards;
  }
};

}  // namespace

Vec3 RoundedCylinder::from_bevelled_core(const Vec3& p) const {
  const Vec2 q = p.head<2>() - centre;
  const double out = q.norm(), up = p.z() - (bottom + top) / 2;
  const double core = radius - rounding, half_height = (top - bottom) / 2 - rounding;
  const Bevelled cut{{core - bevel_width, half_height}, {core, half_height - bevel_drop}};
  const Vec2 from = cut.to({out, std::abs(up)});
  const double beyond = out > 0 ? from.x() / out : 0.0;
  return {q.x() * beyond, q.y() * beyond, std::copysign(from.y(), up)};
}

Vec3 RoundedCylinder::from_core(const Vec3& p) const {
  if (bevel_width > 0) return from_bevelled_core(p);
  const Vec2 q = p.head<2>() - centre;
  const double out = q.norm();
  const double core = radius - rounding;
  const double up = p.z() - std::clamp(p.z(), bottom + rounding, top - rounding);
  const double beyond = out > core ? (out - core) / out : 0.0;
  return {q.x() * beyond, q.y() * beyond, up};
}

// From above it is the plane of the top face, from elsewhere the sphere around the cylinder.
double RoundedCylinder::before(const Ray& ray) const {
  constexpr double kFromAbove = -0.2;  // downward slope of a ray that is soon at the top's height
  if (ray.direction.z() < kFromAbove * ray.direction.norm()) return ray.distance_to_height(top);
  const double half_height = (top - bottom) / 2;
  const Vec3 middle(centre.x(), centre.y(), bottom + half_height);
  const double speed = ray.direction.norm();
  return (middle - ray.origin).dot(ray.direction) / (speed * speed) - std::hypot(radius, half_height) / speed;
}

// The distance from a convex body is a convex function along a ray, so Newton's method from the near side
// never oversteps the first crossing: it either creeps up to it or arrives where the distance grows again,
// and then the ray misses. This holds up to the silhouette, where solving for the torus would be
// ill-conditioned.
std::optional<RoundedCylinder::Crossing> RoundedCylinder::crossing(const Ray& ray) const {
  constexpr double kCloseEnough = 1e-6;  // mm
  constexpr int kMaxSteps = 60;          // a grazing ray halves its gap with each step
  double distance = before(ray);
  Vec3 outwards = Vec3::UnitZ();
  for (int step = 0; step < kMaxSteps; ++step) {
    const Vec3 from = from_core(ray.at(distance));
    const double length = from.norm();
    if (length > 0) outwards = from / length;
    const double gap = length - rounding;
    if (gap < kCloseEnough) return Crossing{distance, outwards};
    const double approach = -outwards.dot(ray.direction);
    if (approach <= 0) return std::nullopt;
    distance += gap / approach;
  }
  return std::nullopt;
}

}  // namespace ringside::drawing
