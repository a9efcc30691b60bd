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
  if (std::abs(centre.z()) < 1e-9) return std::nullopt;
  centre /= centre.z();
  Vec3 horizon = c1 * centre;
  if (std::abs(horizon.dot(centre)) < 1e-12) return std::nullopt;
  horizon /= horizon.dot(centre);

  // Send the vanishing line to infinity and the centre to the origin; the first conic is then an ellipse
  // about the origin, and the Cholesky factor of its shape makes it a circle.
  Mat3 affine_from_image;
  affine_from_image << 1, 0, -centre.x(), 0, 1, -centre.y(), horizon.transpose();
  const Mat3 back = affine_from_image.inverse();
  const Mat3 conic = back.transpose() * c1 * back;
  const Mat2 shape = conic.topLeftCorner<2, 2>() / -conic(2, 2);
  const Eigen::LLT<Mat2> llt(shape);
  if (!(shape(0, 0) > 0) || llt.info() != Eigen::Success) return std::nullopt;
  Mat3 plane_from_affine = Mat3::Identity();
  plane_from_affine.topLeftCorner<2, 2>() = llt.matrixU().toDenseMatrix() / llt.matrixU()(0, 0);
  const double mean = std::max(std::abs(u + v) / 2, 1e-12);
  return ConcentricPlane{Homography(plane_from_affine * affine_from_image), std::abs(u - v) / mean};
}

ConcentricPlane plane_of_single(const Ellipse& ellipse) {
  const Mat2 shape = conic_of(ellipse).topLeftCorner<2, 2>();
  const Mat2 upper = shape.llt().matrixU();
  Mat3 m = Mat3::Identity();
  m.topLeftCorner<2, 2>() = upper / upper(0, 0);
  return {Homography(m) * Homography::translation(-ellipse.centre), 0};
}

}  // namespace ringside
