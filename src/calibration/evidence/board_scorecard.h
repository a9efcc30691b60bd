// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/evidence/board_evidence.h"
#include "evidence/scorecard.h"

namespace ringside {

// How likely a hypothesis is a crokinole board, rightly measured. kMaybe: it is scored, with a warning.
using BoardScorecard = Scorecard<BoardEvidence>;

// That comes with the program.
const BoardScorecard& board_scorecard();

}  // namespace ringside
