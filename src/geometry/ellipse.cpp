// SPDX-License-Identifier: MIT
#include "geometry/ellipse.h"

#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>
#include <Eigen/LU>
#include <cmath>

namespace ringside {

Ellipse ellipse_of_axes(const Vec2& centre, double first, double second, double angle) {
  return first >= second ? Ellipse{centre, first, second, angle}
                         : Ellipse{centre, second, first, angle + kPi / 2};
}

Mat3 conic_of(const Ellipse& ellipse) {
  const Mat2 axes = Eigen::Rotation2Dd(ellipse.angle).toRotationMatrix();
  const Vec2 inverse_squares(1 / (ellipse.semi_major * ellipse.semi_major),
                             1 / (ellipse.semi_minor * ellipse.semi_minor));
  const Mat2 shape = axes * inverse_squares.asDiagonal() * axes.transpose();
  Mat3 conic;
  conic.topLeftCorner<2, 2>() = shape;
  conic.topRightCorner<2, 1>() = -shape * ellipse.centre;
  conic.bottomLeftCorner<1, 2>() = conic.topRightCorner<2, 1>().transpose();
  conic(2, 2) = ellipse.centre.dot(shape * ellipse.centre) - 1;
  return conic;
}

std::optional<Ellipse> ellipse_of(const Mat3& conic) {
  const Mat2 shape = conic.topLeftCorner<2, 2>();
  if (shape.determinant() <= 0) return std::nullopt;
  const Vec2 centre = -shape.inverse() * conic.topRightCorner<2, 1>();
  const double level = -(centre.dot(conic.topRightCorner<2, 1>()) + conic(2, 2));
  const Eigen::SelfAdjointEigenSolver<Mat2> solver(shape / level);
  const Vec2 curvature = solver.eigenvalues();  // ascending: the smaller one belongs to the major axis
  if (!(curvature.x() > 0)) return std::nullopt;
  const Vec2 major = solver.eigenvectors().col(0);
  return Ellipse{centre, 1 / std::sqrt(curvature.x()), 1 / std::sqrt(curvature.y()), angle_of(major)};
}

std::optional<Ellipse> image_of(const Homography& map, const Circle& circle) {
  const Mat3 inverse = map.matrix().inverse();
  return ellipse_of(inverse.transpose() * conic_of({circle.centre, circle.radius, circle.radius, 0}) *
                    inverse);
}

}  // namespace ringside
