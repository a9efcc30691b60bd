// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Geometry>
#include <algorithm>

#include "drawing/rounded_cylinder.h"

namespace ringside::drawing {

// The distance of a ray's line from a rounded cylinder's core, by trying points all over the core's side:
// slow, and independent of how rays are traced. A line that misses the body comes closest to the side or one
// of its edges, and it misses when the distance exceeds the rounding.
inline double core_distance(const RoundedCylinder& body, const Ray& ray) {
  constexpr int kAround = 1500;
  constexpr int kUp = 40;
  const Vec3 along = ray.direction.normalized();
  double smallest = kNever;
  for (int i = 0; i < kAround; ++i) {
    const Vec2 edge = body.centre + (body.radius - body.rounding) * direction(2 * kPi * i / kAround);
    for (int j = 0; j <= kUp; ++j) {
      const double z = std::lerp(body.bottom + body.rounding, body.top - body.rounding, double(j) / kUp);
      const Vec3 from_origin = Vec3(edge.x(), edge.y(), z) - ray.origin;
      smallest = std::min(smallest, from_origin.cross(along).norm());
    }
  }
  return smallest;
}

}  // namespace ringside::drawing
