// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "drawing/scene.h"

namespace ringside::drawing {

class PrintedQuadrants {
 public:
  explicit PrintedQuadrants(const Board& board);

  // mm, positive outside the lines; rho: distance of p from the board's origin.
  double signed_distance(const Vec2& p, double rho) const;

 private:
  std::array<Vec2, 4> along_;  // unit
  double width_;
  double from_, to_;  // distance from the origin where they begin and end, under other lines or at the hole
};

}  // namespace ringside::drawing
