// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/ray.h"
#include "geometry/camera.h"

namespace ringside::drawing {

// Radial distortion: a ray with slope (x, y) to the optical axis is seen where a straight lens would show
// (1 + k1 r^2 + k2 r^4) (x, y). k1 < 0: barrel. As OpenCV has it.
struct Lens {
  double k1 = 0;
  double k2 = 0;

  bool straight() const { return k1 == 0 && k2 == 0; }
  Vec2 bent(const Vec2& slope) const;
  Vec2 straightened(const Vec2& slope) const;  // the inverse of bent, to 1e-12, where there is one
  // How far a slope of this length moves when bent, per step away from the axis; 0 or less where a lens that
  // bends too much folds the picture over.
  double rate(double length) const;
};

// Where a photographer stands.
struct Viewpoint {
  double tilt_deg = 0;       // between the line of sight and the board's normal
  double azimuth_deg = -90;  // side of the board the camera leans to; -90 = the seat nearest the bottom edge
  double roll_deg = 0;       // turns the picture clockwise
  double distance = 1000;    // mm from the point looked at
  Vec2 looked_at{0, 0};      // on the deck; seen at the principal point
  double focal_px = 1000;
  int width = 1280;
  int height = 960;
  Vec2 crop_shift{0, 0};  // pixels from the picture's middle to the principal point: not zero after cropping
  Lens lens = {};
};

// A camera, its lens and where it stands.
struct View {
  Pinhole camera;
  CameraPose pose;
  int width;
  int height;
  Lens lens = {};

  Vec3 eye() const { return pose.centre(); }
  Vec2 pixel_of(const Vec3& p_board) const;
  Homography image_from_board() const { return image_from_plane(camera, pose); }  // without the lens
  Ray ray_through(const Vec2& p_image) const;
  // The largest angle (radians) between the rays of two neighbouring pixels. std::invalid_argument when the
  // lens bends so much that some pixel has no ray.
  double pixel_angle() const;
};

// The principal point is the picture's middle but for crop_shift; at tilt 0 and roll 0 the board's y axis
// points up in the picture.
View look_from(const Viewpoint& viewpoint);

}  // namespace ringside::drawing
