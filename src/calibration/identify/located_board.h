// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/evidence/board_evidence.h"
#include "calibration/landmarks/quadrant_cross.h"
#include "calibration/lines/refine_rings.h"

namespace ringside {

// A board with its lines measured on the original pixels.
struct LocatedBoard {
  RefinedRings rings;
  std::optional<Quadrants> quadrants;      // in upright_image_from_board(rings)
  BoardEvidence evidence = {};             // for it to be a board, and these its lines
  std::optional<LineName> ambiguous = {};  // another printed circle may be this line just as well
};

// Board frame in which the outer line has its nominal radius and the picture's y axis points down the board.
Homography upright_image_from_board(const RefinedRings& rings);

}  // namespace ringside
