// SPDX-License-Identifier: MIT
#include "drawing/cells.h"

#include <algorithm>
#include <cmath>

namespace ringside::drawing {

Cells::Cells(const std::vector<Circle>& circles) {
  double reach = 1;
  for (const Circle& circle : circles) {
    reach = std::max(reach, circle.centre.cwiseAbs().maxCoeff() + circle.radius);
  }
  low_ = -reach;
  step_ = 2 * reach / kCount;
  starts_.push_back(0);
  for (int row = 0; row < kCount; ++row) {
    for (int column = 0; column < kCount; ++column) {
      const Vec2 middle = Vec2(column + 0.5, row + 0.5) * step_ + Vec2(low_, low_);
      for (std::size_t i = 0; i < circles.size(); ++i) {
        const double slack = circles[i].radius + step_ * std::sqrt(0.5);
        if ((circles[i].centre - middle).norm() <= slack) items_.push_back(static_cast<std::uint16_t>(i));
      }
      starts_.push_back(static_cast<std::uint32_t>(items_.size()));
    }
  }
}

int Cells::column_of(double x) const {
  const double column = std::floor((x - low_) / step_);
  return column >= 0 && column < kCount ? static_cast<int>(column) : -1;
}

std::span<const std::uint16_t> Cells::near(const Vec2& p) const {
  const int column = column_of(p.x());
  const int row = column_of(p.y());
  if (column < 0 || row < 0) return {};
  const auto cell = static_cast<std::size_t>(row) * kCount + static_cast<std::size_t>(column);
  return std::span(items_).subspan(starts_[cell], starts_[cell + 1] - starts_[cell]);
}

}  // namespace ringside::drawing
