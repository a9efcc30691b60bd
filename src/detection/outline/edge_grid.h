// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <vector>

#include "imaging/edges.h"

namespace ringside {

// Edges sorted into square cells, so that those around a place are found without reading all.
class EdgeGrid {
 public:
  EdgeGrid(const Edges& edges, cv::Size size);

  // Edges in the cells that a square of half side `reach` about `centre` touches.
  Edges around(const cv::Point2f& centre, float reach) const;

 private:
  static constexpr int kCell = 16;  // pixels
  const Edges& edges_;
  int columns_, rows_;

  std::size_t cell_index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }

  std::vector<std::vector<std::size_t>> cells_;
};

}  // namespace ringside
