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

// The middle of what that edge goes round, from which sides towards the camera and away from it are told
// apart. From far aside the top's shoulder does not go round the whole outline's.
inline Vec2 middle_of(const DiscOutline<double>& outline, NearSide near_side) {
  return near_side == NearSide::kShoulder ? outline.shoulder().centre : outline.centre();
}

inline constexpr std::size_t kOutlineRays = 72;

// At most one for each ray.
struct OutlinePoints {
  std::array<Vec2, kOutlineRays> places;          // board frame, mm
  std::array<double, kOutlineRays> mm_per_pixel;  // how much of the deck a pixel is across the edge there
  std::size_t count = 0;                          // of these
  std::size_t rays = 0;  // on which the edge could be seen: it is not expected on a printed line

  std::span<const Vec2> points() const { return std::span(places).first(count); }
};

// Where the picture changes most along rays that cross an expected edge, on the original pixels. half_window:
// how far to either side of the edge to look, mm; farther where an edge is wider than that in the picture.
OutlinePoints outline_points(const Photo& photo, const Calibration& calibration,
                             const DiscOutline<double>& outline, NearSide near_side, double half_window);

}  // namespace ringside
