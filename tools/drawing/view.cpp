// SPDX-License-Identifier: MIT
#include "drawing/view.h"

#include <Eigen/Geometry>

namespace ringside::drawing {

Vec2 Lens::bent(const Vec2& slope) const {
  const double r2 = slope.squaredNorm();
  return slope * (1 + r2 * (k1 + r2 * k2));
}

Vec2 Lens::straightened(const Vec2& slope) const {
  Vec2 result = slope;
  if (straight()) return result;
  // Fixed point; contracts as long as the lens bends by less than a half, which no camera of ours does.
  for (int i = 0; i < 60; ++i) result += slope - bent(result);
  return result;
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
