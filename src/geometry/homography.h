// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/conventions.h"

namespace ringside {

// A projective map of the plane, scaled so that the last entry is 1 where that is possible.
class Homography {
 public:
  Homography() : matrix_(Mat3::Identity()) {}
  explicit Homography(const Mat3& matrix);

  // The image of a point. The caller keeps away from the horizon, where the result is not finite.
  // In line: it is asked for each sample of rays and strips.
  Vec2 operator*(const Vec2& p) const {
    const Vec3 q = p.x() * matrix_.col(0) + p.y() * matrix_.col(1) + matrix_.col(2);
    return q.head<2>() / q.z();
  }
  Homography operator*(const Homography& other) const { return Homography(matrix_ * other.matrix_); }
  Homography inverse() const;

  // Derivative of the map at p: how a small step there moves the image.
  Mat2 jacobian(const Vec2& p) const;
  // Square root of the area magnification at p, e.g. pixels per millimetre for image_from_board.
  double scale_at(const Vec2& p) const;

  const Mat3& matrix() const { return matrix_; }

  static Homography scaling(double factor);
  static Homography rotation(double angle);
  static Homography translation(const Vec2& offset);

 private:
  Mat3 matrix_;
};

// From the pixels of a picture to those of its copy resized by `factor` (0.5 = half as wide). Pixel centres
// are integers, so the corner at -0.5 is what stays in place.
Homography resized_from_original(double factor);

}  // namespace ringside
