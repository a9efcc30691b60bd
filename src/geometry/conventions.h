// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <numbers>

// Frames, axes and units of the whole program, in one place.
//
//   image frame (pixels)                      board frame (millimetres)
//
//   (0,0)                                              y
//     +------------------> x                           ^
//     |  . . . . . . .                         .-------|-------.
//     |  . . . . . . .   integer            .'  \      |      /  '.
//     |  . . . . . . .   coordinates       /      \    |    /      |
//     v                  are the          |         .--+--.---------|--> x
//     y                  CENTRES of       |         '--+--'         |
//                        pixels            |      /    |    |      /
//   as in OpenCV; the picture               '.  /      |      |  .'
//   covers [-0.5, width-0.5]                  '-------|-------'
//                                                 seat nearest the picture's bottom edge, at -y
//
// The board frame's origin is the centre of the outer line; x points right and y up as seen in the picture; z
// points from the deck (z = 0) to the camera, so the frame is right-handed. Where quadrant lines are found
// they lie near 45, 135, 225 and 315 degrees, so that each seat faces along an axis.
//
// A ring plane (geometry/ring_plane.h) is the board's plane up to rotation and scale, which circles do not
// show: origin at the rings' centre, y down as in the picture, its unit the pixel there along x.
//
// Angles are radians inside the program and degrees at the user's side. An angle in the board frame runs from
// +x towards +y (counter-clockwise as seen); an ellipse's angle in the image runs from +x towards +y
// (clockwise as seen). A standard deviation is 1 sigma and called `sigma`. Transforms are named so that
// composition cancels in print: `image_from_board * p_board`.
namespace ringside {

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;
using Mat2 = Eigen::Matrix2d;
using Mat3 = Eigen::Matrix3d;

inline constexpr double kPi = std::numbers::pi;

// Radius of the centre of the outer line that every board is given when nothing says otherwise (12 inches).
inline constexpr double kOuterLineRadius = 304.8;  // mm

inline constexpr double radians(double degrees) { return degrees * kPi / 180.0; }
inline constexpr double degrees(double radians) { return radians * 180.0 / kPi; }

// The unit vector at an angle (radians) from +x towards +y.
inline Vec2 direction(double angle) { return {std::cos(angle), std::sin(angle)}; }
inline double angle_of(const Vec2& v) { return std::atan2(v.y(), v.x()); }

}  // namespace ringside
