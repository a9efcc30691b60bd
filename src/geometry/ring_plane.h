// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/homography.h"

namespace ringside {

// How a radius changes in the picture.
struct RadialPoint {
  double radius;
  Vec2 p_plane;   // y down, as in the picture
  Vec2 gradient;  // of the radius with respect to the pixel

  double angle() const { return angle_of(p_plane); }  // clockwise as seen
};

// The map from the picture to a plane of concentric rings, in the fewest numbers: p -> A (p - c) / (1 + l .
// (p - c)) with A = [1 shear; 0 stretch]. Rotation and scale are not part of it, because rings do not show
// them; the plane's unit is the pixel at the centre along x.
struct RingPlane {
  Vec2 centre = Vec2::Zero();  // image of the rings' centre, pixels
  double shear = 0;
  double stretch = 1;
  Vec2 horizon = Vec2::Zero();  // l, 1/pixels

  static RingPlane from(const Homography& plane_from_image);
  Homography plane_from_image() const;

  RadialPoint radial(const Vec2& p_image) const;

  // Whether a camera may see a circle of this radius so: from above, all of it before the camera.
  bool may_show(double radius) const;

  // The same plane for a picture that is `factor` times as large; its radii grow by that factor too.
  RingPlane resized(double factor) const;
};

}  // namespace ringside
