// SPDX-License-Identifier: MIT
#include "app/match/match_arguments.h"

#include "app/program/by_the_rules.h"
#include "app/program/command_error.h"
#include "app/program/data_place.h"

namespace ringside {
namespace {

constexpr int kMostPoints = 1000;
constexpr int kMostMatches = 1'000'000'000;

}  // namespace

void add_ledger_option(const Parser& parser, MatchChoice& choice) {
  parser.add("--db", choice.ledger, "FILE", "ledger; default: ringside/matches.db in $XDG_DATA_HOME");
}

void add_match_options(const Parser& parser, MatchChoice& choice) {
  parser.add("--match", choice.match, "N", "number of the match (ringside match list); default: the latest");
  add_ledger_option(parser, choice);
}

std::filesystem::path ledger_place(const std::string& chosen) { return data_place(chosen, "matches.db"); }

std::int64_t match_id(const MatchChoice& choice, const Ledger& ledger) {
  if (!choice.match.empty()) return parse_number("--match", choice.match, 1, kMostMatches);
  if (const auto latest = ledger.latest()) return *latest;
  throw CommandError("match", "there is none yet; begin one with ringside match new");
}

ByTeam parse_by_team(const std::string& option, const std::string& text, const std::vector<Player>& players) {
  ByTeam counts;
  if (text.empty()) return counts;
  for (const std::string& item : split(text, ',')) {
    const auto parts = around_equals(item);
    if (!parts)
      throw CommandError(option, "'" + item + "' is not NAME=NUMBER; write for example Ann=40,Bob=30");
    const std::string team = team_called(parts->first, players);
    if (!counts.emplace(team, parse_number(option, parts->second, 0, kMostPoints)).second)
      throw CommandError(option, team + " is given twice; give each side once");
  }
  return counts;
}

ByTeam parse_of_both(const std::string& option, const std::string& text, const std::vector<Player>& players) {
  const ByTeam counts = parse_by_team(option, text, players);
  for (const std::string& team : colours_of(players)) {
    if (counts.contains(team)) continue;
    throw CommandError(option, "nothing is said of " + shown_names_of(team, players) + " (" + team +
                                   "); give each side's points, also where they are 0");
  }
  return counts;
}

ExitCode by_the_rules(const std::function<void()>& run) { return by_the_rules("match", run); }

}  // namespace ringside
