// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "geometry/homography.h"

namespace ringside {

// A pinhole camera with square pixels and no lens distortion.
struct Pinhole {
  double focal_px;
  Vec2 principal_point;  // pixels
};

// Where the camera stands. camera_from_board: p_camera = rotation * p_board + translation, with the camera's
// x right, y down and z forward, millimetres.
struct CameraPose {
  Mat3 rotation;
  Vec3 translation;

  Vec3 centre() const { return -rotation.transpose() * translation; }  // in the board frame
  // Angle between the optical axis and the board's normal, radians: 0 straight above.
  double tilt() const { return std::acos(std::min(1.0, std::abs(rotation(2, 2)))); }
};

// The pose that fits a measured homography best. A homography of the plane fixes the camera up to its focal
// length. An error of the given focal length becomes an error of the camera's height in the same proportion.
// Empty when the homography is degenerate or puts the camera below the board.
std::optional<CameraPose> pose_from(const Homography& image_from_board, const Pinhole& camera);

// The focal length (pixels) estimated from a plane's own perspective, given the principal point: the plane's
// two axes must be at right angles and equally long. Undetermined when the camera looks straight
// down. Empty when no focal length fits. Zhang: A flexible new technique for camera calibration. IEEE
// Transactions on Pattern Analysis and Machine Intelligence 22(11), 2000.
std::optional<double> focal_from_perspective(const Homography& image_from_board, const Vec2& principal_point);

// How far from square and equally long the board's axes are as this camera sees them. 0 when it can be the
// camera, 0.3 when the picture is stretched by about 30 %.
double pose_residual(const Homography& image_from_board, const Pinhole& camera);

// Pixel of a point of the board frame (mm).
Vec2 project(const Pinhole& camera, const CameraPose& pose, const Vec3& p_board);

// The homography of the plane z = height: image_from_plane * (x, y) is the pixel of (x, y, height).
Homography image_from_plane(const Pinhole& camera, const CameraPose& pose, double height = 0);

}  // namespace ringside
