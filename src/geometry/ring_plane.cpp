// SPDX-License-Identifier: MIT
#include "geometry/ring_plane.h"

#include <Eigen/LU>
#include <Eigen/QR>
#include <cmath>

namespace ringside {

RingPlane RingPlane::from(const Homography& plane_from_image) {
  RingPlane plane;
  plane.centre = plane_from_image.inverse() * Vec2::Zero();
  const Homography centred = plane_from_image * Homography::translation(plane.centre);
  const Mat3& m = centred.matrix();
  // A = rotation * scale * [1 shear; 0 stretch]: the triangular factor of a QR decomposition.
  const Eigen::HouseholderQR<Mat2> qr(m.topLeftCorner<2, 2>());
  Mat2 upper = qr.matrixQR().triangularView<Eigen::Upper>();
  if (upper(0, 0) < 0) upper.row(0) *= -1;
  if (upper(1, 1) < 0) upper.row(1) *= -1;
  plane.shear = upper(0, 1) / upper(0, 0);
  plane.stretch = upper(1, 1) / upper(0, 0);
  plane.horizon = m.bottomLeftCorner<1, 2>().transpose();
  return plane;
}

Homography RingPlane::plane_from_image() const {
  Mat3 m = Mat3::Identity();
  m(0, 1) = shear;
  m(1, 1) = stretch;
  m.bottomLeftCorner<1, 2>() = horizon.transpose();
  return Homography(m) * Homography::translation(-centre);
}

RadialPoint RingPlane::radial(const Vec2& p_image) const {
  const Vec2 d = p_image - centre;
  const double w = 1 + horizon.dot(d);
  const Vec2 q = Vec2(d.x() + shear * d.y(), stretch * d.y()) / w;
  const double r = q.norm();
  const Vec2 u = q / std::max(r, 1e-9);
  const Vec2 gradient = (Vec2(u.x(), shear * u.x() + stretch * u.y()) - r * horizon) / w;
  return {r, q, gradient};
}

bool RingPlane::may_show(double radius) const {
  if (!(centre.allFinite() && std::isfinite(stretch) && stretch > 0 && radius > 0)) return false;
  // By so much the depth falls from the centre to the nearest point of the circle, as a share of the
  // centre's.
  const double nearer = radius * std::hypot(horizon.x(), (horizon.y() - shear * horizon.x()) / stretch);
  return nearer < 1;
}

RingPlane RingPlane::resized(double factor) const {
  RingPlane out = *this;
  out.centre = resized_from_original(factor) * centre;
  out.horizon /= factor;
  return out;
}

}  // namespace ringside
