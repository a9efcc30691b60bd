// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/prints.h"
#include "calibration/landmarks/quadrants.h"
#include "calibration/lines/refine_rings.h"
#include "calibration/model/calibration.h"

namespace ringside {

// The lines of a board that has further circles printed close to them.
struct ResolvedLines {
  LineRadii lines;                    // plane's unit
  std::optional<LineName> ambiguous;  // another circle may be this line just as well
};

// Quadrant lines run from the middle to the outer line, which resolves double ones of these; a known board
// resolves all. rings: as measured so far; image_from_board: see upright_image_from_board().
ResolvedLines resolve_double_lines(const cv::Mat& bgr, const RefinedRings& rings, const Quadrants& quadrants,
                                   const Homography& image_from_board, const std::vector<Print>& prints,
                                   const std::vector<BoardModel>& known);

}  // namespace ringside
