// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "match/player.h"
#include "report/photo_report.h"
#include "rules/rule_set.h"

namespace ringside {

// By what rules and by whom a round is played.
struct RoundRules {
  RuleSet rules;
  std::vector<Player> players;
  std::vector<int> discs;  // each player's, as rules/allotment.h
};

// The round in the rule set's own terms, below a photo's table: totals by name, what enters the match in each
// of its ways of playing, the cancelling where the rules show it, and whether each call left open matters.
std::string round_text(const ScoredBoard& board, const RoundRules& round);

// What does not go together: colours that nobody plays with, a side with more discs than it began with.
std::vector<std::string> round_warnings(const ScoredBoard& board, const RoundRules& round);

}  // namespace ringside
