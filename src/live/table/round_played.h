// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/match_now.h"
#include "report/data/photo_report.h"

namespace ringside::table {

// A board that is counted, as the match's next round. with_picture: its scoring goes with it as evidence,
// under the picture's name; the picture's hash is left empty.
RoundPlayed round_played(const ScoredBoard& board, const MatchNow& match, bool with_picture);

}  // namespace ringside::table
