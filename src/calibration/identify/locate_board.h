// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "calibration/identify/measure_board.h"
#include "calibration/plane/find_board.h"

namespace ringside {

// Searches coarsely first, then ever finer until the lines of a board are found on the original pixels too.
// Printed lines on a deck of one colour come first, then the borders of painted zones. Each search proposes
// hypotheses, which are measured; the best is selected, and a certain one ends the search. Empty when there
// is no board. known: boards whose ratios decide where several circles may be one line.
std::optional<LocatedBoard> locate_board(const cv::Mat& bgr, const std::vector<BoardModel>& known,
                                         std::span<const Search> searches = kSearches);

}  // namespace ringside
