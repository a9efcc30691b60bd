// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "match/match_state.h"
#include "match/with_entry.h"
#include "rules/rule_sets.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

// Matches made by hand.
namespace ringside::testing {

inline constexpr UtcTime kNoon{std::chrono::seconds(1'795'183'389)};

inline Match new_match(const std::string& rules, const MatchWishes& wishes = {},
                       const std::string& players = "Ann=black,Bob=red") {
  return {agree(rule_set(rules), parse_players(players), wishes)};
}

inline Match then(const Match& match, const Action& action) { return with_entry(match, action, kNoon); }

// What is wrong with that entry after those.
inline std::string complaint(const Match& match, const Action& action) {
  return test::error_message<RulesError>([&] { then(match, action); });
}

inline ByTeam score(int black, int red) { return {{"black", black}, {"red", red}}; }

inline Match with_round(const Match& match, int black, int red, const ByTeam& twenties = {}) {
  return then(match, RoundPlayed{.board = {{"black", black}, {"red", red}}, .twenties = twenties});
}

inline Match with_rounds(Match match, const std::vector<std::pair<int, int>>& rounds) {
  for (const auto& [black, red] : rounds) match = with_round(match, black, red);
  return match;
}

// A scoring as `ringside score --json` writes it, with discs of the given teams and zones; ids from 1.
std::string scoring_of(const std::vector<std::pair<std::string, int>>& discs);

// The same where a disc of that team may lie in the hole.
std::string scoring_with_open_hole(const std::vector<std::pair<std::string, int>>& discs,
                                   const std::string& team);

// The same where another disc may lie; its id follows those of the discs.
std::string scoring_with_maybe_disc(const std::vector<std::pair<std::string, int>>& discs,
                                    const std::string& team, int zone);

}  // namespace ringside::testing
