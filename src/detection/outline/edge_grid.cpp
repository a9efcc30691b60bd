// SPDX-License-Identifier: MIT
#include "detection/outline/edge_grid.h"

#include <algorithm>

namespace ringside {

EdgeGrid::EdgeGrid(const Edges& edges, cv::Size size)
    : edges_(edges),
      columns_(size.width / kCell + 1),
      rows_(size.height / kCell + 1),
      cells_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int column = static_cast<int>(edges.points[i].x) / kCell;
    const int row = static_cast<int>(edges.points[i].y) / kCell;
    cells_[cell_index(column, row)].push_back(i);
  }
}

Edges EdgeGrid::around(const cv::Point2f& centre, float reach) const {
  const auto cell = [](float v, int count) { return std::clamp(static_cast<int>(v) / kCell, 0, count - 1); };
  Edges out;
  for (int row = cell(centre.y - reach, rows_); row <= cell(centre.y + reach, rows_); ++row) {
    for (int column = cell(centre.x - reach, columns_); column <= cell(centre.x + reach, columns_);
         ++column) {
      for (const std::size_t i : cells_[cell_index(column, row)]) {
        out.points.push_back(edges_.points[i]);
        out.normals.push_back(edges_.normals[i]);
      }
    }
  }
  return out;
}

}  // namespace ringside
