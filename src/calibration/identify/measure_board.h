// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/identify/board_hypothesis.h"
#include "calibration/landmarks/quadrants.h"
#include "calibration/lines/refine_rings.h"

namespace ringside {

// A board with its lines measured on the original pixels.
struct LocatedBoard {
  RefinedRings rings;
  std::optional<Quadrants> quadrants;  // in upright_image_from_board(rings)
  std::optional<LineName> ambiguous;   // another printed circle may be this line just as well
};

// Board frame in which the outer line has its nominal radius and the picture's y axis points down the board.
Homography upright_image_from_board(const RefinedRings& rings);

// Measures what a hypothesis says. Empty when its lines are not there.
std::optional<LocatedBoard> measure_board(const cv::Mat& bgr, const BoardHypothesis& hypothesis);

// Whether painted zones, where a hypothesis or a board that was measured by it has any, show that it is no
// board.
bool is_painted_otherwise(const cv::Mat& bgr, const BoardHypothesis& hypothesis, const LocatedBoard& board);

}  // namespace ringside
