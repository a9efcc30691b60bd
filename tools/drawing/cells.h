// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/ellipse.h"

namespace ringside::drawing {

// Which of many circles may contain a point: a square grid that lists, per cell, the circles that touch it.
class Cells {
 public:
  explicit Cells(const std::vector<Circle>& circles);

  // Indices of the circles near p, rising; never misses one that contains p.
  std::span<const std::uint16_t> near(const Vec2& p) const;

 private:
  static constexpr int kCount = 96;  // along each side; about 8 mm per cell for a whole board

  int column_of(double x) const;

  double low_ = 0;  // smallest x and y of the grid
  double step_ = 1;
  std::vector<std::uint32_t> starts_;  // per cell and one past the last: where its list starts in items_
  std::vector<std::uint16_t> items_;
};

}  // namespace ringside::drawing
