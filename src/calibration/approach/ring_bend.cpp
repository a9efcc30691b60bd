// SPDX-License-Identifier: MIT
#include "calibration/approach/ring_bend.h"

#include <Eigen/LU>

namespace ringside {

UnbentPlane unbent(const RingPlane& plane, double outer_radius, const RingBend& bend) {
  const Vec2 shift = outer_radius * bend.shift, horizon = bend.horizon / outer_radius;
  Mat3 bent_from_true;
  bent_from_true << 1 + bend.stretch, bend.shear, shift.x(),  //
      bend.shear, 1 - bend.stretch, shift.y(),                //
      -horizon.x(), -horizon.y(), 1;
  const Homography true_from_image = Homography(bent_from_true.inverse().eval()) * plane.plane_from_image();
  const RingPlane out = RingPlane::from(true_from_image);
  const Vec2 on_outer = true_from_image.inverse() * Vec2(outer_radius, 0);
  return {out, out.radial(on_outer).radius / outer_radius};
}

}  // namespace ringside
