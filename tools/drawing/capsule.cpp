// SPDX-License-Identifier: MIT
#include "drawing/capsule.h"

#include <Eigen/Geometry>

#include "drawing/stretch.h"

namespace ringside::drawing {
namespace {

// The smaller root of a x^2 + 2 b x + c.
double first_root(double a, double b, double c) {
  const double discriminant = b * b - a * c;
  return discriminant < 0 || a <= 0 ? kNever : (-b - std::sqrt(discriminant)) / a;
}

}  // namespace

// It is made of its side and two balls: what comes first is seen.
std::optional<double> Capsule::crossing(const Ray& ray) const {
  const double first = std::min({crossing_side(ray), crossing_end(ray, from), crossing_end(ray, to)});
  return first < kNever ? std::optional(first) : std::nullopt;
}

double Capsule::crossing_end(const Ray& ray, const Vec3& centre) const {
  const Vec3 start = ray.origin - centre;
  return first_root(ray.direction.squaredNorm(), start.dot(ray.direction),
                    start.squaredNorm() - radius * radius);
}

double Capsule::crossing_side(const Ray& ray) const {
  const double length = (to - from).norm();
  if (length == 0) return kNever;
  const Vec3 along = (to - from) / length;
  const Vec3 start = ray.origin - from;
  const Vec3 start_across = start - start.dot(along) * along;
  const Vec3 step_across = ray.direction - ray.direction.dot(along) * along;
  const double distance = first_root(step_across.squaredNorm(), start_across.dot(step_across),
                                     start_across.squaredNorm() - radius * radius);
  if (distance == kNever) return kNever;
  const double place = (start + distance * ray.direction).dot(along);
  return place >= 0 && place <= length ? distance : kNever;
}

Vec3 Capsule::normal(const Vec3& p) const {
  return (p - from - nearest_share(p, from, to) * (to - from)).normalized();
}

Vec2 Capsule::unrolled(const Vec3& p) const {
  const Vec3 along = (to - from).normalized();
  const Vec3 up = (Vec3::UnitZ() - along.z() * along).normalized();
  const Vec3 out = p - from;
  const double around = std::atan2(out.dot(along.cross(up)), out.dot(up));
  return {out.dot(along), radius * around};
}

}  // namespace ringside::drawing
