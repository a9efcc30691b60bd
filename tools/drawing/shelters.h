// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "drawing/outline.h"
#include "drawing/scene.h"

namespace ringside::drawing {

// A wall that keeps light from places below its top: those it surrounds (facing -1) or those around it (1).
struct Shelter {
  Outline wall;
  double facing;
  double top;

  double gap(const Vec2& p) const { return facing * wall.signed_distance(p); }  // positive where it shelters
};

// How a place lies to a wall that shelters it.
struct Sheltered {
  double rise = 0;  // of the wall's top above the place; 0 = this wall shelters it from nothing
  double distance = 0;
};

// The walls of a board.
class Shelters {
 public:
  explicit Shelters(const Board& board);

  using Around = std::array<Sheltered, 4>;  // one per wall
  Around around(const Vec3& p) const;

  const Shelter& operator[](std::size_t i) const { return shelters_[i]; }

 private:
  std::array<Shelter, 4> shelters_;
};

}  // namespace ringside::drawing
