// SPDX-License-Identifier: MIT
#include "geometry/camera.h"

#include <Eigen/Geometry>
#include <Eigen/LU>
#include <Eigen/SVD>
#include <cmath>
#include <complex>

namespace ringside {
namespace {

Mat3 intrinsics(const Pinhole& camera) {
  Mat3 k = Mat3::Identity();
  k(0, 0) = k(1, 1) = camera.focal_px;
  k.topRightCorner<2, 1>() = camera.principal_point;
  return k;
}

Mat3 nearest_rotation(const Mat3& m) {
  const Eigen::JacobiSVD<Mat3> svd(m, Eigen::ComputeFullU | Eigen::ComputeFullV);
  return svd.matrixU() * svd.matrixV().transpose();
}

}  // namespace

std::optional<CameraPose> pose_from(const Homography& image_from_board, const Pinhole& camera) {
  Mat3 b = intrinsics(camera).inverse() * image_from_board.matrix();
  const double scale = std::sqrt(b.col(0).norm() * b.col(1).norm());
  if (!(scale > 0) || !std::isfinite(scale)) return std::nullopt;
  b /= scale;
  if (b(2, 2) < 0) b = -b;  // the board is in front of the camera
  Mat3 axes;
  axes << b.col(0), b.col(1), b.col(0).cross(b.col(1));
  const CameraPose pose{nearest_rotation(axes), b.col(2)};
  if (!(pose.rotation.determinant() > 0) || !(pose.centre().z() > 0)) return std::nullopt;
  return pose;
}

std::optional<double> focal_from_perspective(const Homography& image_from_board,
                                             const Vec2& principal_point) {
  const Mat3 h = (Homography::translation(-principal_point) * image_from_board).matrix();
  // With c = column 1 + i column 2, both conditions are c_x^2 + c_y^2 + f^2 c_z^2 = 0. Their size varies most
  // with the f that solves them best.
  using Complex = std::complex<double>;
  const Complex x(h(0, 0), h(0, 1)), y(h(1, 0), h(1, 1)), z(h(2, 0), h(2, 1));
  const Complex flat = x * x + y * y, deep = z * z;
  const double square = -(flat * std::conj(deep)).real() / std::norm(deep);
  if (!(square > 0) || !std::isfinite(square)) return std::nullopt;
  return std::sqrt(square);
}

double pose_residual(const Homography& image_from_board, const Pinhole& camera) {
  const Mat3 b = intrinsics(camera).inverse() * image_from_board.matrix();
  const double one = b.col(0).squaredNorm(), two = b.col(1).squaredNorm();
  return std::hypot(one - two, 2 * b.col(0).dot(b.col(1))) / (one + two);
}

Vec2 project(const Pinhole& camera, const CameraPose& pose, const Vec3& p_board) {
  return (intrinsics(camera) * (pose.rotation * p_board + pose.translation)).hnormalized();
}

Homography image_from_plane(const Pinhole& camera, const CameraPose& pose, double height) {
  Mat3 axes;
  axes << pose.rotation.col(0), pose.rotation.col(1), pose.translation + height * pose.rotation.col(2);
  return Homography(intrinsics(camera) * axes);
}

}  // namespace ringside
