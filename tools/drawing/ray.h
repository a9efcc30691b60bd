// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <limits>

#include "geometry/conventions.h"

namespace ringside::drawing {

// Red, green and blue light in proportion to photons (no gamma); 1 = white in full light.
using Radiance = Eigen::Array3f;

inline constexpr double kNever = std::numeric_limits<double>::infinity();

// In the board frame it comes from the camera downwards: direction.z() < 0. Distances along it are in units
// of `direction`.
struct Ray {
  Vec3 origin;
  Vec3 direction;

  Vec3 at(double distance) const { return origin + distance * direction; }
  double distance_to_height(double z) const { return (z - origin.z()) / direction.z(); }
};

// Surfaces of the board; what stands on it or is in the way is numbered from kFirstSolid: discs, pegs, bars.
enum Part : int {
  kTable,
  kOuterWall,
  kRimTop,
  kInnerWall,
  kDitchFloor,
  kDeckEdge,
  kDeck,
  kHoleWall,
  kHoleFloor,
  kFirstSolid
};

struct Hit {
  double distance;  // along the ray
  Vec3 normal;
  Radiance colour;
  float gloss;
  int part;
  double print_edge = kNever;  // mm to the nearest edge of something printed on this surface
};

}  // namespace ringside::drawing
