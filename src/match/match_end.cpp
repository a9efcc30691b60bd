// SPDX-License-Identifier: MIT
#include <algorithm>

#include "match/match_state.h"

namespace ringside {
namespace {

// The team that has more; empty when both have as much.
std::optional<std::string> leader(const ByTeam& counts) {
  const auto& [first, second] = std::pair(*counts.begin(), *counts.rbegin());
  if (first.second == second.second) return std::nullopt;
  return first.second > second.second ? first.first : second.first;
}

int highest(const ByTeam& counts) { return std::max(counts.begin()->second, counts.rbegin()->second); }

std::string score_text(const ByTeam& counts, const std::vector<Player>& players) {
  return std::to_string(counts.at(team_of_side(players, 0))) + ":" +
         std::to_string(counts.at(team_of_side(players, 1)));
}

std::string rounds_text(int rounds) { return std::to_string(rounds) + (rounds == 1 ? " round" : " rounds"); }

MatchEnd by_most_twenties(const std::string& level, const ByTeam& twenties,
                          const std::vector<Player>& players) {
  const auto winner = leader(twenties);
  const std::string sunk = score_text(twenties, players) + " twenties";
  if (!winner) return {true, {}, level + " and " + sunk + ": the rules name no winner"};
  return {true, winner, level + ", decided by " + sunk};
}

MatchEnd level_end(TieRule tie, const std::string& level, const ByTeam& twenties,
                   const std::vector<Player>& players) {
  switch (tie) {
    case TieRule::kStands:
      return {true, {}, level + ": a tie stands"};
    case TieRule::kPlayOn:
      return {false, {}, level + ": played on until the tie is broken"};
    case TieRule::kMostTwenties:
      return by_most_twenties(level, twenties, players);
    case TieRule::kUnsaid:
      return {true, {}, level + ": of a tie the rules say nothing, the players decide"};
  }
  return {};
}

MatchEnd end_at_target(const MatchFormat& format, const ByTeam& score, const ByTeam& twenties,
                       const std::vector<Player>& players) {
  if (highest(score) < *format.target) return {};
  const auto winner = leader(score);
  if (!winner) return level_end(format.tie.value(), score_text(score, players), twenties, players);
  return {true, winner, shown_names_of(*winner, players) + " reached " + std::to_string(*format.target)};
}

MatchEnd end_after_rounds(const MatchFormat& format, int rounds, const ByTeam& score, const ByTeam& twenties,
                          const std::vector<Player>& players) {
  if (rounds < *format.rounds) return {};
  const std::string after = score_text(score, players) + " after " + rounds_text(rounds);
  const auto winner = leader(score);
  if (!winner) return level_end(format.tie.value(), after, twenties, players);
  return {true, winner, after};
}

}  // namespace

MatchEnd end_of(const MatchFormat& format, int rounds, const ByTeam& score, const ByTeam& twenties,
                const std::vector<Player>& players) {
  return format.target ? end_at_target(format, score, twenties, players)
                       : end_after_rounds(format, rounds, score, twenties, players);
}

}  // namespace ringside
