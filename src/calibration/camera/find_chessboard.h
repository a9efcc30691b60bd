// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>
#include <span>
#include <vector>

namespace ringside {

// Inner corners of a chessboard: a board of 10 x 7 squares has 9 x 6.
struct CornerGrid {
  int columns = 0;
  int rows = 0;
};

// The inner corners of one chessboard as a photo shows them (pixels), row by row.
struct ChessboardView {
  CornerGrid grid;
  std::vector<cv::Point2f> corners;
};

// Whether they are the same but for a quarter turn.
bool same_grid(const CornerGrid& a, const CornerGrid& b);

// Empty when no chessboard is seen, or none with that many corners. Without a demand it takes the largest
// board of at least 4 x 4 corners. Of a partly covered board that is the part seen whole, and now and then a
// row too many along the edge.
std::optional<ChessboardView> find_chessboard(const cv::Mat& bgr, const std::optional<CornerGrid>& demanded);

// The size of most of some views, of which there is at least one.
CornerGrid most_common_grid(std::span<const ChessboardView> views);

}  // namespace ringside
