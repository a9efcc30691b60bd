// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "drawing/ray.h"

namespace ringside::drawing {

// All points within `rounding` of an upright cylinder that is smaller by `rounding` on every side: its core.
// The core's edges may be bevelled.
struct RoundedCylinder {
  Vec2 centre;
  double radius;
  double bottom;  // z
  double top;     // z
  double rounding;
  double bevel_width = 0;  // radial; 0 = none
  double bevel_drop = 0;   // along the axis

  struct Crossing {
    double distance;  // along the ray
    Vec3 normal;
  };

  // Where the ray first meets it, to about 1e-6 mm. The ray may come from any side.
  std::optional<Crossing> crossing(const Ray& ray) const;

  // z of the upper end of its side.
  double side_top() const { return top - (bevel_width > 0 ? bevel_drop : 0) - rounding; }

  // Of a point from the surface, mm; inside it is negative, but nowhere below -rounding.
  double distance(const Vec3& p) const { return from_core(p).norm() - rounding; }

 private:
  Vec3 from_core(const Vec3& p) const;  // from the core's nearest point to p
  Vec3 from_bevelled_core(const Vec3& p) const;
  double before(const Ray& ray) const;  // a distance at which the ray has not met it yet
};

}  // namespace ringside::drawing
