// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/rule_set.h"
#include "scoring/round.h"

// What a round is worth by a rule set.
namespace ringside {

// By team: what enters the match.
std::map<std::string, int> gains(RoundScoring scoring, const RoundResult& result);

using DiscCounts =
    std::map<int, int>;  // discs by value: 20 (set aside, or lying flat in the hole), 15, 10, 5
using TeamCounts = std::map<std::string, DiscCounts>;  // by team

TeamCounts count_discs(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties);

// Discs of one value: pairs of both teams go out, the rest of one team is left.
struct Cancelled {
  int value = 0;
  int pairs = 0;
  std::string team = {};  // that has more; empty when none is left
  int left = 0;
};

// From 20 down; values that nobody has are left out. The sum of value * left, a team's own minus the other's,
// is the difference of the totals. Of two teams.
std::vector<Cancelled> cancel(const TeamCounts& counts);

// Whether a disc that is too close to call matters.
struct Stake {
  int id = 0;
  RoundResult counted;    // with the zone it is given
  RoundResult otherwise;  // with its other zone
  bool changes_winner() const { return counted.winner != otherwise.winner; }
  bool changes_difference() const { return changes_winner() || counted.difference != otherwise.difference; }
  bool changes_points() const { return counted.points != otherwise.points; }
};

// One for each disc that is too close to call, all others standing as counted. Empty also where the round has
// no result.
std::vector<Stake> stakes(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties);

}  // namespace ringside
