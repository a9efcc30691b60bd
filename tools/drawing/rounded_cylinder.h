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

  // Where the ray first meets it, to about 1e-6 mm; the ray comes from above.
  std::optional<Crossing> crossing(const Ray& ray) const;

 private:
  Vec3 from_core(const Vec3& p) const;  // from the nearest point of the smaller cylinder to p
};

}  // namespace ringside::drawing
