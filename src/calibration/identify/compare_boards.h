// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/approach/approach_rings.h"
#include "calibration/identify/located_board.h"

// Choosing between hypotheses of one board. Which of several boards in a picture is meant: meant_board.h.
namespace ringside {

// Which of two measured boards is more likely a board, rightly measured.
bool is_better(const LocatedBoard& a, const LocatedBoard& b);

// Whether circles lie on its lines all around.
bool has_lines_at(const LocatedBoard& board, const ApproachedRings& rings);

// Whether it is so surely one that no further hypothesis is needed.
bool is_certain(const LocatedBoard& board);

// Whether it may be one at all.
bool is_possible(const LocatedBoard& board);

}  // namespace ringside
