// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "drawing/ray.h"

namespace ringside::drawing {

// Where a ray, seen from above, enters and leaves an outline.
struct Span {
  double enter;
  double leave;
};

// A circle or a regular polygon, the plan of an upright wall.
class Outline {
 public:
  // sides = 0: a circle; otherwise radius is the distance of the sides from the centre and `turned` (radians)
  // the direction of one side's middle.
  Outline(const Vec2& centre, double radius, int sides = 0, double turned = 0);

  // Positive outside; beyond a polygon's corner it is the distance from the nearer side's line.
  double signed_distance(const Vec2& p) const;
  Vec2 normal(const Vec2& p) const;  // outwards, at the wall nearest to p
  // Place of p on the wall unrolled: x along it, y away from it (mm).
  Vec2 unrolled(const Vec2& p) const;
  std::optional<Span> crossing(const Ray& ray) const;

 private:
  std::optional<Span> crossing_circle(const Vec2& start, const Vec2& step) const;
  std::optional<Span> crossing_sides(const Vec2& start, const Vec2& step) const;

  Vec2 centre_;
  double radius_;
  std::vector<Vec2> normals_;  // empty for a circle
};

}  // namespace ringside::drawing
