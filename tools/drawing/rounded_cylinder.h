// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "drawing/ray.h"

namespace ringside::drawing {

// All points within `rounding` of an upright cylinder that is smaller by `rounding` on every side.
struct RoundedCylinder {
  Vec2 centre;
  double radius;
  double bottom;  // z
  double top;     // z
  double rounding;

  struct Crossing {
    double distance;  // along the ray
    Vec3 normal;
  };

  // Where the ray first meets it, to about 1e-6 mm. The ray may come from any side.
  std::optional<Crossing> crossing(const Ray& ray) const;

  // Of a point from the surface, mm; inside it is negative, but nowhere below -rounding.
  double distance(const Vec3& p) const { return from_core(p).norm() - rounding; }

 private:
  Vec3 from_core(const Vec3& p) const;  // from the nearest point of the smaller cylinder to p
  double before(const Ray& ray) const;  // a distance at which the ray has not met it yet
};

}  // namespace ringside::drawing
