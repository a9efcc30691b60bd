// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/ray.h"
#include "geometry/camera.h"

namespace ringside::drawing {

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
};

// A camera and where it stands.
struct View {
  Pinhole camera;
  CameraPose pose;
  int width;
  int height;

  Vec3 eye() const { return pose.centre(); }
  Vec2 pixel_of(const Vec3& p_board) const { return project(camera, pose, p_board); }
  Homography image_from_board() const { return image_from_plane(camera, pose); }
  Ray ray_through(const Vec2& p_image) const;
};

// The principal point is the picture's middle; at tilt 0 and roll 0 the board's y axis points up in the
// picture.
View look_from(const Viewpoint& viewpoint);

}  // namespace ringside::drawing
