// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "drawing/ray.h"

namespace ringside::drawing {

// All points within `radius` of a straight stretch: a round bar with round ends.
struct Capsule {
  Vec3 from;
  Vec3 to;
  double radius;

  // Where the ray first meets it, along the ray.
  std::optional<double> crossing(const Ray& ray) const;
  Vec3 normal(const Vec3& p) const;  // outwards, at a place on the surface
  // Place on the surface unrolled: x along the bar, y around it (mm).
  Vec2 unrolled(const Vec3& p) const;

 private:
  double crossing_side(const Ray& ray) const;
  double crossing_end(const Ray& ray, const Vec3& centre) const;
};

}  // namespace ringside::drawing
