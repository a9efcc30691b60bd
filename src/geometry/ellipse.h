// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "geometry/homography.h"

namespace ringside {

struct Circle {
  Vec2 centre;
  double radius;
};

struct Ellipse {
  Vec2 centre;
  double semi_major;
  double semi_minor;
  double angle;  // of the major axis, radians from +x towards +y
};

// From semi-axes in any order; angle: of the first, radians.
Ellipse ellipse_of_axes(const Vec2& centre, double first, double second, double angle);

// Symmetric matrix C with p^T C p = 0 on the curve (p homogeneous), negative inside.
Mat3 conic_of(const Ellipse& ellipse);

// Empty when the conic is no real ellipse.
std::optional<Ellipse> ellipse_of(const Mat3& conic);

// The ellipse that a circle becomes under a projective map (empty when the horizon cuts it).
std::optional<Ellipse> image_of(const Homography& map, const Circle& circle);

}  // namespace ringside
