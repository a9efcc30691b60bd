// SPDX-License-Identifier: MIT
#include "drawing/view.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace ringside::drawing {

Vec2 Lens::bent(const Vec2& slope) const {
  const double r2 = slope.squaredNorm();
  return slope * (1 + r2 * (k1 + r2 * k2));
}

double Lens::rate(double length) const {
  const double r2 = length * length;
  return 1 + r2 * (3 * k1 + r2 * 5 * k2);
}

// Newton's method on the distance from the axis.
Vec2 Lens::straightened(const Vec2& slope) const {
  const double bent_radius = slope.norm();
  if (straight() || bent_radius == 0) return slope;
  constexpr double kCloseEnough = 1e-7;  // the next step would be about its square
  constexpr int kMaxSteps = 30;
  double radius = bent_radius;
  for (int i = 0; i < kMaxSteps; ++i) {
    const double step = (bent(Vec2(radius, 0)).x() - bent_radius) / rate(radius);
    radius -= step;
    if (std::abs(step) <= kCloseEnough) break;
  }
  return slope * (radius / bent_radius);
}

Vec2 View::pixel_of(const Vec3& p_board) const {
  const Vec2 pixel = project(camera, pose, p_board);
  if (lens.straight()) return pixel;
  return camera.principal_point +
         camera.focal_px * lens.bent((pixel - camera.principal_point) / camera.focal_px);
}

Ray View::ray_through(const Vec2& p_image) const {
  const Vec2 slope = lens.straightened((p_image - camera.principal_point) / camera.focal_px);
  return {eye(), pose.rotation.transpose() * slope.homogeneous()};
}

double View::pixel_angle() const {
  double largest = 1 / camera.focal_px;
  if (lens.straight()) return largest;
  constexpr int kRings = 32;  // around the optical axis; the last one holds the farthest corner
  const Vec2 corner =
      camera.principal_point.cwiseMax(Vec2(width, height) - camera.principal_point) / camera.focal_px;
  for (int i = 1; i <= kRings; ++i) {
    const double bent = corner.norm() * i / kRings;
    const double slope = lens.straightened({bent, 0}).x();
    const double rate = lens.rate(slope);
    if (!(rate > 0 && std::abs(lens.bent({slope, 0}).x() - bent) < 1e-9)) {
      throw std::invalid_argument(
          "the lens bends so much that the picture's corners see nothing; lower k1, k2");
    }
    const double outwards = 1 / (rate * (1 + slope * slope));
    const double around = slope / (bent * std::hypot(1, slope));
    largest = std::max(largest, std::max(outwards, around) / camera.focal_px);
  }
  return largest;
}

View look_from(const Viewpoint& v) {
  const Vec2 side = direction(radians(v.azimuth_deg));
  const Vec3 target(v.looked_at.x(), v.looked_at.y(), 0);
  // Leaning turns the camera and its place about the point looked at.
  const Mat3 lean = Eigen::AngleAxisd(radians(v.tilt_deg), Vec3(-side.y(), side.x(), 0)).toRotationMatrix();
  const Mat3 from_above = Vec3(1, -1, -1).asDiagonal();
  const Mat3 roll = Eigen::AngleAxisd(radians(v.roll_deg), Vec3::UnitZ()).toRotationMatrix();
  const Mat3 camera_from_board = roll * from_above * lean.transpose();
  const Vec3 eye = target + v.distance * lean.col(2);
  return {{v.focal_px, Vec2(v.width - 1, v.height - 1) / 2 + v.crop_shift},
          {camera_from_board, -camera_from_board * eye},
          v.width,
          v.height,
          v.lens};
}

}  // namespace ringside::drawing
