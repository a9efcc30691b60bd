// SPDX-License-Identifier: MIT
#include "rules/round_by_rules.h"

#include <algorithm>
#include <array>

namespace ringside {
namespace {

constexpr int kTwenty = 20;
constexpr std::array kValues{kTwenty, 15, 10, 5};

int count_of(const DiscCounts& counts, int value) {
  const auto found = counts.find(value);
  return found == counts.end() ? 0 : found->second;
}

Cancelled cancel_value(int value, const TeamCounts& counts) {
  Cancelled result{.value = value};
  int most = 0, least = 0;
  for (const auto& [team, discs] : counts) {
    const int own = count_of(discs, value);
    if (own > most) result.team = team;
    least = counts.size() < 2 ? 0 : std::min(most, own);
    most = std::max(most, own);
  }
  result.pairs = least;
  result.left = most - least;
  if (result.left == 0) result.team.clear();
  return result;
}

}  // namespace

std::map<std::string, int> gains(RoundScoring scoring, const RoundResult& result) {
  if (scoring == RoundScoring::kPoints) return result.points;
  std::map<std::string, int> all;
  for (const auto& [team, points] : result.points) all[team] = team == result.winner ? result.difference : 0;
  return all;
}

TeamCounts count_discs(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties) {
  TeamCounts counts;
  for (const ScoredDisc& scored : discs) ++counts[scored.disc.team][scored.zone];
  for (const auto& [team, count] : twenties) counts[team][kTwenty] += count;
  return counts;
}

std::vector<Cancelled> cancel(const TeamCounts& counts) {
  std::vector<Cancelled> all;
  for (const int value : kValues) {
    const Cancelled cancelled = cancel_value(value, counts);
    if (cancelled.pairs + cancelled.left > 0) all.push_back(cancelled);
  }
  return all;
}

std::vector<Stake> stakes(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties) {
  const auto counted = round_result(total_up(discs, twenties));
  if (!counted) return {};
  std::vector<Stake> all;
  for (std::size_t i = 0; i < discs.size(); ++i) {
    if (discs[i].call != Call::kTooClose) continue;
    std::vector<ScoredDisc> others = discs;
    others[i].zone = others[i].other_zone;
    all.push_back({discs[i].disc.id, *counted, *round_result(total_up(others, twenties))});
  }
  return all;
}

}  // namespace ringside
