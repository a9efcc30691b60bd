// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/evidence/board_evidence.h"
#include "calibration/evidence/unrolled_board.h"

namespace ringside {

// Adds what else is printed on the thing and about it, in the strength of the three lines: further circles
// and borders of colours, and the fill of its hole. inner, middle: radii, mm.
void add_prints(BoardEvidence& out, const UnrolledBoard& unrolled, double inner, double middle);

}  // namespace ringside
