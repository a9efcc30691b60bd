// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "calibration/identify/measure_board.h"
#include "calibration/plane/find_board.h"
#include "eye/eye.h"

namespace ringside {

// How far the best attempt at a board came, where none was located.
enum class Obstacle {
  kNoPattern,    // no three circles lie as a board's lines
  kNotPrinted,   // such circles show, but the picture's own pixels have no lines or borders of zones there
  kNotMeasured,  // such lines show, but they cannot be followed around
  kTarget        // such lines were measured, but more of the same print lie around, or zones are no board's
};

// What a search for a board came to. Without a board: what was seen all the same.
struct BoardSearch {
  std::optional<LocatedBoard> board;
  std::vector<SeenRings> seen;  // where the best attempt was, or else the most circles about a few centres
  Obstacle obstacle = Obstacle::kNoPattern;
};

// Searches coarsely first, then ever finer until the lines of a board are found on the original pixels too.
// Printed lines on a deck of one colour come first, then the borders of painted zones. Each search proposes
// hypotheses, which are measured; the best is selected, and a certain one ends the search. known: boards
// whose ratios decide where several circles may be one line. eye: proposes where no edges do; may be null.
BoardSearch locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known, const Eye* eye = nullptr,
                         std::span<const Search> searches = kSearches);

}  // namespace ringside
