// SPDX-License-Identifier: MIT
#pragma once

#include "detection/existence/top_evidence.h"
#include "evidence/scorecard.h"

namespace ringside {

// How likely a disc is where the eye sees a top. kMaybe: it is asked about; it is never sure.
using TopScorecard = Scorecard<TopEvidence>;

// That comes with the program.
const TopScorecard& top_scorecard();

}  // namespace ringside
