// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "live/table/match_now.h"
#include "live/table/round_in_play.h"
#include "rules/shot.h"

// What is kept of each shot of a round, for its entry in the ledger.
namespace ringside::table {

// Another one, of which nothing is known yet.
void add_shot(RoundInPlay& round);

// Of the one that was added last.
void note_judgement(RoundInPlay& round, const std::string& shooter, const ShotJudgement& judgement);

// Empty where not all are kept, or where more were seen than the players have discs: then one of them was
// none.
std::vector<ShotSeen> shots_for_match(const RoundInPlay& round, const MatchNow& match);

}  // namespace ringside::table
