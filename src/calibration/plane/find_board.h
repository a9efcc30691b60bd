// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/plane/ring_coverage.h"

namespace ringside {

// A plane on which rings lie as a board's, good to about a pixel of the small picture that the search works
// on.
struct FoundBoard {
  RingPlane plane;           // for the full picture
  std::vector<Ring> rings;   // lines, further prints between them, the deck's edge; radii in the plane's unit
  std::vector<Ring> beyond;  // rings with both edges of a line outside the deck
  std::vector<Ring> steps;   // rings with one edge inside the outer line: where painted zones may end
};

// One way to look for a board.
struct Search {
  int side;          // pixels of the long side of the copy that is searched
  bool by_contours;  // ellipses from whole contours, else by EdgeDrawing
};

// In the order in which to try them. Most boards show in the first; finer lines need more pixels, broken
// edges whole contours.
inline constexpr std::array kSearches{Search{640, false}, Search{1000, false}, Search{640, true},
                                      Search{1400, false}};

// Searches the whole picture with no help: ellipses -> a plane from every pair that can be concentric circles
// -> the plane on which three printed rings of plausible ratios are covered best -> fit. Empty when there is
// no board.
std::optional<FoundBoard> find_board(const cv::Mat& bgr, const Search& search);

}  // namespace ringside
