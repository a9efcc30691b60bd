// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "calibration/landmarks/quadrants.h"
#include "calibration/lines/refine_rings.h"
#include "calibration/plane/find_board.h"

namespace ringside {

// A board with its lines measured on the original pixels.
struct LocatedBoard {
  RefinedRings rings;
  std::optional<Quadrants> quadrants;  // in upright(rings)
  std::optional<LineName> doubtful;    // another printed circle may be this line just as well
};

// Board frame in which the outer line has its usual radius and the picture's y axis points down the board.
Homography upright_image_from_board(const RefinedRings& rings);

// Whether lines and quadrant lines show so well that no finer search is needed.
bool is_certain(const LocatedBoard& board);

// Searches coarsely first and ever finer until the lines of a board are found on the original pixels too:
// first printed lines on a deck of one colour, then the borders of painted zones.
// Empty when there is no board. known: boards whose ratios decide where several circles may be one line.
std::optional<LocatedBoard> locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known,
                                         std::span<const Search> searches = kSearches);

}  // namespace ringside
