// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/ring_plane.h"

namespace ringside {

// How circles of a plane that is a little off lie on it: p -> p + shift + [stretch shear; shear -stretch] p +
// p (horizon . p), to first order a projective map. Turn and scale are left out, circles do not show them.
// Lengths are shares of the outer line's radius.
struct RingBend {
  Vec2 shift = Vec2::Zero(), horizon = Vec2::Zero();
  double stretch = 0, shear = 0;

  // How much farther out a circle lies at an angle of the plane. once, twice: the directions of it and its
  // double.
  double outward(double radius, const Vec2& once, const Vec2& twice) const {
    return once.dot(shift + radius * radius * horizon) + radius * twice.dot(Vec2(stretch, shear));
  }
  double outward(double radius, double angle) const {
    return outward(radius, direction(angle), direction(2 * angle));
  }
};

// The plane on which circles that lie so are circles, and a radius of the plane before on it.
struct UnbentPlane {
  RingPlane plane;
  double growth;
};
UnbentPlane unbent(const RingPlane& plane, double outer_radius, const RingBend& bend);

}  // namespace ringside
