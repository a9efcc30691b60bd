// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/readings.h"
#include "calibration/landmarks/quadrants.h"
#include "calibration/lines/refine_rings.h"
#include "calibration/model/calibration.h"

namespace ringside {

// The lines of a board that has further circles printed close to them.
struct ToldLines {
  LineRadii lines;                   // plane's unit
  std::optional<LineName> doubtful;  // another circle may be this line just as well
};

// Quadrant lines run from the middle to the outer line, which tells double ones of these apart; a known board
// tells all. rings: the reading so far; image_from_board: see upright_image_from_board().
ToldLines tell_double_lines(const cv::Mat& bgr, const RefinedRings& rings, const Quadrants& quadrants,
                            const Homography& image_from_board, const std::vector<Print>& prints,
                            const std::vector<BoardModel>& known);

}  // namespace ringside
