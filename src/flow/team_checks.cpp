// SPDX-License-Identifier: MIT
#include "flow/team_checks.h"

#include <algorithm>
#include <set>

#include "flow/refusal.h"
#include "report/data/text.h"

namespace ringside {
namespace {

using Teams = std::set<std::string>;

Teams teams_on(const std::vector<ScoredDisc>& discs) {
  Teams teams;
  for (const ScoredDisc& scored : discs) teams.insert(scored.disc.team);
  return teams;
}

std::string listed(const Teams& teams) { return teams.empty() ? "no discs" : joined(teams); }

int discs_of(const std::string& team, const ScoredBoard& board) {
  const auto on_board = std::count_if(board.discs.begin(), board.discs.end(),
                                      [&](const ScoredDisc& scored) { return scored.disc.team == team; });
  return static_cast<int>(on_board) + board.totals.at(team).twenties;
}

}  // namespace

void check_twenties(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties) {
  const Teams on_board = teams_on(discs);
  Teams named, all = on_board;
  for (const auto& [team, count] : twenties) {
    named.insert(team);
    all.insert(team);
  }
  if (all.size() <= 2 || all.size() == on_board.size()) return;
  throw ScoreError("twenties are given for " + listed(named) + ", but the board shows " + listed(on_board) +
                   ", and a round has two teams; correct --twenties");
}

std::vector<std::string> allotment_warnings(const ScoredBoard& board) {
  std::vector<std::string> warnings;
  for (const auto& [team, total] : board.totals) {
    const int discs = discs_of(team, board);
    if (discs <= kMostDiscsOfSide) continue;
    warnings.push_back(team + " has " + std::to_string(discs) + " discs, but a side never has more than " +
                       std::to_string(kMostDiscsOfSide) + "; check the board and the twenties");
  }
  return warnings;
}

}  // namespace ringside
