// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "drawing/view.h"
#include "eye/fit_plane.h"
#include "eye/view.h"

// A board seen from aside, as the network's maps show it.
namespace ringside::test {

// mm, in the proportions between a tournament board's and others.
inline constexpr std::array kLineRadii{0.335 * kOuterLineRadius, 0.68 * kOuterLineRadius, kOuterLineRadius};

// Frames: pixels of a map, mm.
inline Homography map_from_board(double tilt_deg, const Vec2& looked_at = {0, 0}) {
  return drawing::look_from({.tilt_deg = tilt_deg,
                             .azimuth_deg = -70,
                             .distance = 1200,
                             .looked_at = looked_at,
                             .focal_px = 230,
                             .width = kMapSize.width,
                             .height = kMapSize.height})
      .image_from_board();
}

inline Vec2 on_circle(const Homography& map_from_board, double radius, double turn) {
  return map_from_board * (radius * direction(2 * kPi * turn));
}

// How far the lines of a plane are from where a board's are: the largest distance, pixels.
inline double largest_error(const PlaneOfLines& found, const Homography& map_from_board) {
  double largest = 0;
  for (std::size_t k = 0; k < kLineRadii.size(); ++k) {
    for (int i = 0; i < 60; ++i) {
      const RadialPoint at = found.plane.radial(on_circle(map_from_board, kLineRadii[k], i / 60.0));
      largest = std::max(largest, std::abs(at.radius - found.radii[k]) / at.gradient.norm());
    }
  }
  return largest;
}

}  // namespace ringside::test
