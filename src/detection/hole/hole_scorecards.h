// SPDX-License-Identifier: MIT
#pragma once

#include "detection/hole/in_hole_evidence.h"
#include "evidence/scorecard.h"

// The judgements of a hole that come with the program.
namespace ringside {

using InHoleScorecard = Scorecard<InHoleEvidence>;

// How likely a disc is in the hole.
const InHoleScorecard& filled_scorecard();

// How likely a disc that is in it hangs over the rim, and does not lie flat.
const InHoleScorecard& hanger_scorecard();

}  // namespace ringside
