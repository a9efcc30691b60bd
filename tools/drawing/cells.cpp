// SPDX-License-Identifier: MIT
#include "drawing/cells.h"

#include <algorithm>
#include <cmath>

#include "drawing/stretch.h"

namespace ringside::drawing {
namespace {

// The largest |x| or |y| of its points.
double reach_of(const Sweep& sweep) {
  return std::max(sweep.from.cwiseAbs().maxCoeff(), sweep.to.cwiseAbs().maxCoeff()) + sweep.radius;
}

}  // namespace

Cells::Cells(const std::vector<Sweep>& shapes) {
  double reach = 1;
  for (const Sweep& shape : shapes) reach = std::max(reach, reach_of(shape));
  low_ = -reach;
  const double step = 2 * reach / kCount;
  per_step_ = 1 / step;
  starts_.push_back(0);
  for (int row = 0; row < kCount; ++row) {
    for (int column = 0; column < kCount; ++column) {
      const Vec2 middle = Vec2(column + 0.5, row + 0.5) * step + Vec2(low_, low_);
      for (std::size_t i = 0; i < shapes.size(); ++i) {
        const double slack = shapes[i].radius + step * std::sqrt(0.5);
        if (distance_to_stretch(middle, shapes[i].from, shapes[i].to) <= slack) {
          items_.push_back(static_cast<std::uint16_t>(i));
        }
      }
      starts_.push_back(static_cast<std::uint32_t>(items_.size()));
    }
  }
}

int Cells::column_of(double x) const {
  const double column = (x - low_) * per_step_;
  return column >= 0 && column < kCount ? static_cast<int>(column) : -1;
}

std::span<const std::uint16_t> Cells::near(const Vec2& p) const {
  if (items_.empty()) return {};
  const int column = column_of(p.x());
  const int row = column_of(p.y());
  if (column < 0 || row < 0) return {};
  const auto cell = static_cast<std::size_t>(row) * kCount + static_cast<std::size_t>(column);
  return std::span(items_).subspan(starts_[cell], starts_[cell + 1] - starts_[cell]);
}

}  // namespace ringside::drawing
