// SPDX-License-Identifier: MIT
#include "photos/compare.h"

#include <algorithm>
#include <set>

namespace ringside::testing {
namespace {

constexpr double kSameDisc = 0.6;  // of the radius: two discs lie at least 2 r apart

double distance(const DiscTruth& truth, const ScoredDisc& found) {
  return (found.disc.seen_top.centre - truth.top).norm() / truth.radius;
}

using Found = std::vector<ScoredDisc>;

// The disc that is the same as the truth's; the end when there is none.
Found::iterator nearest(const DiscTruth& truth, Found& found) {
  const auto best = std::min_element(
      found.begin(), found.end(),
      [&](const ScoredDisc& a, const ScoredDisc& b) { return distance(truth, a) < distance(truth, b); });
  return best != found.end() && distance(truth, *best) < kSameDisc ? best : found.end();
}

int total_in(const std::map<std::string, int>& totals, const std::string& team) {
  const auto found = totals.find(team);
  return found == totals.end() ? 0 : found->second;
}

}  // namespace

Comparison compare(const std::vector<DiscTruth>& truth, const Found& found) {
  Comparison result;
  Found unmatched = found;
  for (const DiscTruth& disc : truth) {
    const auto match = nearest(disc, unmatched);
    if (match == unmatched.end()) {
      result.missed += disc.optional ? 0 : 1;
      continue;
    }
    if (!disc.optional) ++(match->zone == disc.zone ? result.right : result.wrong);
    unmatched.erase(match);
  }
  result.wrong += static_cast<int>(unmatched.size());
  return result;
}

bool same_totals(const std::map<std::string, int>& truth, const Totals& found) {
  std::map<std::string, int> ours;
  std::set<std::string> teams;
  for (const auto& [team, total] : found) {
    ours[team] = total.total();
    teams.insert(team);
  }
  for (const auto& [team, total] : truth) teams.insert(team);
  return std::all_of(teams.begin(), teams.end(),
                     [&](const std::string& team) { return total_in(truth, team) == total_in(ours, team); });
}

}  // namespace ringside::testing
