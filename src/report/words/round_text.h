// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "match/player.h"
#include "report/data/photo_report.h"
#include "rules/rule_set.h"

namespace ringside {

// By what rules and by whom a round is played.
struct RoundRules {
  RuleSet rules;
  std::vector<Player> players;
  std::vector<int> discs;  // each player's, as rules/allotment.h
};

// The round in the rule set's own terms, below a photo's table. It gives totals by name, what enters the
// match in each of its formats, and the cancelling where the rules show it. It says whether each call left
// open matters.
std::string round_text(const ScoredBoard& board, const RoundRules& round);

// What does not go together: colours that nobody plays with, a side with more discs than it began with.
std::vector<std::string> round_warnings(const ScoredBoard& board, const RoundRules& round);

}  // namespace ringside
