// SPDX-License-Identifier: MIT
#include "geometry/homography.h"

#include <Eigen/Geometry>
#include <Eigen/LU>
#include <cmath>

namespace ringside {

Homography::Homography(const Mat3& matrix) : matrix_(matrix) {
  const double last = matrix(2, 2);
  if (std::abs(last) > 1e-12 * matrix.norm()) matrix_ /= last;
}

Homography Homography::inverse() const { return Homography(matrix_.inverse()); }

Mat2 Homography::jacobian(const Vec2& p) const {
  const Vec3 q = matrix_ * p.homogeneous();
  const Mat2 linear = matrix_.topLeftCorner<2, 2>();
  return (linear - q.hnormalized() * matrix_.bottomLeftCorner<1, 2>()) / q.z();
}

double Homography::scale_at(const Vec2& p) const { return std::sqrt(std::abs(jacobian(p).determinant())); }

Homography Homography::scaling(double factor) {
  return Homography(Vec3(factor, factor, 1).asDiagonal().toDenseMatrix());
}

Homography Homography::rotation(double angle) {
  Mat3 m = Mat3::Identity();
  m.topLeftCorner<2, 2>() = Eigen::Rotation2Dd(angle).toRotationMatrix();
  return Homography(m);
}

Homography Homography::translation(const Vec2& offset) {
  Mat3 m = Mat3::Identity();
  m.topRightCorner<2, 1>() = offset;
  return Homography(m);
}

Homography resized_from_original(double factor) {
  const Vec2 half(0.5, 0.5);
  return Homography::translation(-half) * Homography::scaling(factor) * Homography::translation(half);
}

}  // namespace ringside
