// SPDX-License-Identifier: MIT
#include "geometry/concentric.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <cmath>
#include <complex>

namespace ringside {
namespace {

// Index of the eigenvalue that stands apart from the other two.
int single_eigenvalue(const Eigen::Vector3cd& values) {
  int best = 0;
  double largest = -1;
  for (int i = 0; i < 3; ++i) {
    const double apart = std::abs(values[i] - (values.sum() - values[i]) / 2.0);
    if (apart > largest) {
      largest = apart;
      best = i;
    }
  }
  return best;
}

// The plane with a given vanishing line on which a conic is a circle about the origin. Sends that line to
// infinity and the circle's centre, its pole, to the origin. The conic is then an ellipse about the origin,
// and the Cholesky factor of its shape makes it a circle.
std::optional<Homography> plane_with_horizon(const Mat3& conic, Vec3 horizon) {
  Vec3 centre = conic.inverse() * horizon;
  if (std::abs(centre.z()) < 1e-9 * centre.norm()) return std::nullopt;
  centre /= centre.z();
  if (std::abs(horizon.dot(centre)) < 1e-12) return std::nullopt;
  horizon /= horizon.dot(centre);
  Mat3 affine_from_image;
  affine_from_image << 1, 0, -centre.x(), 0, 1, -centre.y(), horizon.transpose();
  const Mat3 back = affine_from_image.inverse();
  const Mat3 affine = back.transpose() * conic * back;
  const Mat2 shape = affine.topLeftCorner<2, 2>() / -affine(2, 2);
  const Eigen::LLT<Mat2> llt(shape);
  if (!(shape(0, 0) > 0) || llt.info() != Eigen::Success) return std::nullopt;
  Mat3 plane_from_affine = Mat3::Identity();
  plane_from_affine.topLeftCorner<2, 2>() = llt.matrixU().toDenseMatrix() / llt.matrixU()(0, 0);
  return Homography(plane_from_affine * affine_from_image);
}

}  // namespace

std::optional<ConcentricPlane> plane_of_concentric(const Ellipse& first, const Ellipse& second) {
  const Mat3 c1 = conic_of(first);
  const Eigen::EigenSolver<Mat3> solver(c1.inverse() * conic_of(second));
  if (solver.info() != Eigen::Success) return std::nullopt;
  const Eigen::Vector3cd values = solver.eigenvalues();
  const int i = single_eigenvalue(values);
  const std::complex<double> u = values[(i + 1) % 3], v = values[(i + 2) % 3];
  if (std::abs(values[i].imag()) > 1e-6) return std::nullopt;

  Vec3 centre = solver.eigenvectors().col(i).real();
  const auto plane = plane_with_horizon(c1, c1 * centre);
  if (!plane) return std::nullopt;
  const double mean = std::max(std::abs(u + v) / 2, 1e-12);
  return ConcentricPlane{*plane, std::abs(u - v) / mean};
}

std::vector<Homography> planes_of_circle(const Ellipse& ellipse, const Pinhole& camera) {
  Mat3 k = Vec3(camera.focal_px, camera.focal_px, 1).asDiagonal();
  k.topRightCorner<2, 1>() = camera.principal_point;
  const Mat3 conic = conic_of(ellipse);
  Mat3 cone = k.transpose() * conic * k;
  if (cone.determinant() > 0) cone = -cone;  // two positive eigenvalues, one negative
  const Eigen::SelfAdjointEigenSolver<Mat3> solver(cone);
  const Vec3& value = solver.eigenvalues();  // ascending
  const double span = value[2] - value[0];
  if (!(value[0] < 0 && value[1] > 0 && span > 0)) return {};
  const Vec3 first = std::sqrt((value[2] - value[1]) / span) * solver.eigenvectors().col(2);
  const Vec3 second = std::sqrt((value[1] - value[0]) / span) * solver.eigenvectors().col(0);
  std::vector<Homography> planes;
  for (const Vec3& normal : {Vec3(second + first), Vec3(second - first)}) {
    if (const auto plane = plane_with_horizon(conic, k.inverse().transpose() * normal))
      planes.push_back(*plane);
  }
  return planes;
}

std::optional<Homography> plane_of_circle_about(const Ellipse& ellipse, const Vec2& centre) {
  const Mat3 conic = conic_of(ellipse);
  return plane_with_horizon(conic, conic * centre.homogeneous());
}

ConcentricPlane plane_of_single(const Ellipse& ellipse) {
  const Mat2 shape = conic_of(ellipse).topLeftCorner<2, 2>();
  const Mat2 upper = shape.llt().matrixU();
  Mat3 m = Mat3::Identity();
  m.topLeftCorner<2, 2>() = upper / upper(0, 0);
  return {Homography(m) * Homography::translation(-ellipse.centre), 0};
}

}  // namespace ringside
