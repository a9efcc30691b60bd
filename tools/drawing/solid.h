// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/rounded_cylinder.h"
#include "drawing/scene.h"
#include "drawing/turn.h"

namespace ringside::drawing {

// A disc or a peg. In its own frame it stands upright.
struct Solid {
  RoundedCylinder upright;
  Turn lean = {};

  std::optional<RoundedCylinder::Crossing> crossing(const Ray& ray) const;
  // Positive outside; inside, where rounding leaves it off, the rounding's radius at most.
  double distance(const Vec3& p) const { return upright.distance(lean.own_point(p)); }
  // An upright cylinder that contains it: itself when it does not lean.
  RoundedCylinder hull() const;
};

Solid solid_of(const Disc& disc);

}  // namespace ringside::drawing
