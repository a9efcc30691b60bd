// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>

#include "calibration/model/calibration.h"
#include "geometry/disc_outline.h"
#include "photo/photo.h"

namespace ringside {

// What the edge on the side that faces the camera is: the disc's foot, its side as bright as its top, or the
// top's shoulder, its side as dark as its shadow.
enum class NearSide { kFoot, kShoulder };

// How far that edge reaches in a direction (unit vector), measured from the outline's centre.
inline double edge_reach(const DiscOutline<double>& outline, const Vec2& unit, NearSide near_side) {
  const bool shoulder = near_side == NearSide::kShoulder && outline.faces_camera(unit);
  return shoulder ? outline.shoulder_reach(unit) : outline.reach(unit);
}

inline constexpr std::size_t kOutlineRays = 72;

// At most one for each ray.
struct OutlinePoints {
  std::array<Vec2, kOutlineRays> places;  // board frame, mm
  std::size_t count = 0;                  // of these
  std::size_t rays = 0;  // on which the edge could be seen: it is not expected on a printed line

  std::span<const Vec2> points() const { return std::span(places).first(count); }
};

// How far to either side of an expected edge it may be looked for, mm.
inline constexpr double kMostHalfWindow = 3;

// Where the picture changes most along rays that cross an expected edge, on the original pixels. half_window:
// how far to either side of the edge to look, mm.
OutlinePoints outline_points(const Photo& photo, const Calibration& calibration,
                             const DiscOutline<double>& outline, NearSide near_side, double half_window);

}  // namespace ringside
