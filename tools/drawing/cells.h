// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/ellipse.h"

namespace ringside::drawing {

// All points that a circle touches that is pushed along a straight stretch.
struct Sweep {
  Vec2 from;  // centre of the circle
  Vec2 to;
  double radius;
};

inline Sweep at_rest(const Circle& circle) { return {circle.centre, circle.centre, circle.radius}; }

// Which of many shapes may contain a point: a square grid that lists, per cell, the shapes that touch it.
class Cells {
 public:
  explicit Cells(const std::vector<Sweep>& shapes);

  // Indices of the shapes near p, rising; never misses one that contains p.
  std::span<const std::uint16_t> near(const Vec2& p) const;

 private:
  static constexpr int kCount = 96;  // along each side; about 8 mm per cell for a whole board

  int column_of(double x) const;

  double low_ = 0;                     // smallest x and y of the grid
  double per_step_ = 1;                // cells per mm
  std::vector<std::uint32_t> starts_;  // per cell and one past the last: where its list starts in items_
  std::vector<std::uint16_t> items_;
};

}  // namespace ringside::drawing
