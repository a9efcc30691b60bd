// SPDX-License-Identifier: MIT
#include "scoring/round.h"

#include <algorithm>

namespace ringside {
namespace {

constexpr int kPointsForWin = 2;
constexpr int kPointsForTie = 1;

// The best total of the teams other than the named one; 0 when there is none.
int best_of_others(const Totals& totals, const std::string& team) {
  int best = 0;
  for (const auto& [other, total] : totals) {
    if (other != team) best = std::max(best, total.total());
  }
  return best;
}

int points_for(int lead) {
  if (lead > 0) return kPointsForWin;
  return lead == 0 ? kPointsForTie : 0;
}

}  // namespace

Totals total_up(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties) {
  Totals totals;
  for (const ScoredDisc& scored : discs) totals[scored.disc.team].board += scored.zone;
  for (const auto& [team, count] : twenties) totals[team].twenties += count;
  return totals;
}

std::optional<RoundResult> round_result(const Totals& totals) {
  if (totals.size() > 2) return std::nullopt;
  RoundResult result;
  for (const auto& [team, total] : totals) {
    const int lead = total.total() - best_of_others(totals, team);
    result.points[team] = points_for(lead);
    if (lead > 0) {
      result.winner = team;
      result.difference = lead;
    }
  }
  return result;
}

}  // namespace ringside
