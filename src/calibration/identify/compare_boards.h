// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/measure_board.h"

// Choosing between hypotheses of one board. Which of several boards in a picture is meant: is_meant_rather().
namespace ringside {

// Whether a fits the picture better than b, which came first. Of two that are certain and have other lines
// the first stays until the other shows clearly more of them.
bool is_better(const LocatedBoard& a, const LocatedBoard& b);

// Whether lines and quadrant lines show so well that no further hypothesis is needed.
bool is_certain(const LocatedBoard& board);

}  // namespace ringside
