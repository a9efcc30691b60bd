// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/player.h"
#include "rules/rule_set.h"

namespace ringside {

// What the players agree on before the first round.
struct MatchSetup {
  std::string name = {};  // of the match; may be empty
  RuleSet rules;
  MatchFormat format;           // with the target or number of rounds that was agreed
  std::vector<Player> players;  // seats clockwise
  std::vector<int> discs;       // each player's
  int first_starter = 0;        // player number
};

// The same as people say it; what is empty is as the rules have it.
struct MatchWishes {
  std::string name = {};
  std::string format = {};  // of the rule set's; empty: its default
  std::optional<int> target = {};
  std::optional<int> rounds = {};
  std::optional<int> discs = {};
  std::string starter = {};  // player's name; empty: the first
};

// Throws RulesError when the rules do not allow it.
MatchSetup agree(const RuleSet& rules, const std::vector<Player>& players, const MatchWishes& wishes);

}  // namespace ringside
