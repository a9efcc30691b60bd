// SPDX-License-Identifier: MIT
#include "report/match/match_csv.h"

#include <map>

#include "match/match_state.h"
#include "report/data/text.h"
#include "report/json/csv_cell.h"

namespace ringside {
namespace {

using Row = std::vector<std::string>;

const Row kColumns{"match",    "name",      "rules",     "format",  "round",      "made",
                   "starter",  "players_1", "team_1",    "board_1", "twenties_1", "total_1",
                   "gained_1", "score_1",   "players_2", "team_2",  "board_2",    "twenties_2",
                   "total_2",  "gained_2",  "score_2",   "photo",   "sha256",     "open"};

constexpr const char* kRowOfSums = "total";  // instead of a round's number

// What a side has of one round, or of all.
struct SideSum {
  TeamTotal total;
  int gained = 0;
  int score = 0;
};

void add_side(Row& row, const SideSum& sum, const std::string& team, const std::vector<Player>& players) {
  row.insert(row.end(), {names_of(team, players), team, std::to_string(sum.total.board),
                         std::to_string(sum.total.twenties), std::to_string(sum.total.total()),
                         std::to_string(sum.gained), std::to_string(sum.score)});
}

Row begin_row(const StoredMatch& stored, const MatchSetup& setup, const std::string& round) {
  return {stored.uuid, setup.name, setup.rules.name, setup.format.name, round};
}

// Of the round, and of all so far with it.
Row round_row(const StoredMatch& stored, const MatchState& state, std::size_t number,
              std::map<std::string, SideSum>& sums) {
  const MatchSetup& setup = state.setup;
  const RoundState& round = state.rounds.at(number);
  Row row = begin_row(stored, setup, std::to_string(number + 1));
  row.push_back(to_iso_8601(stored.match.entries.at(static_cast<std::size_t>(round.entry) - 1).made));
  row.push_back(setup.players.at(static_cast<std::size_t>(round.starter)).name);
  for (const std::string& team : colours_of(setup.players)) {
    const TeamTotal& total = round.totals.at(team);
    SideSum& sum = sums[team];
    sum.total.board += total.board;
    sum.total.twenties += total.twenties;
    sum.gained += round.gained.at(team);
    sum.score = sum.gained;
    add_side(row, {total, round.gained.at(team), sum.score}, team, setup.players);
  }
  const auto& evidence = round.played.evidence;
  row.push_back(evidence ? evidence->photo : "");
  row.push_back(evidence ? evidence->sha256 : "");
  std::vector<std::string> open;
  for (const int id : left_open(round)) open.push_back(std::to_string(id));
  row.push_back(joined(open, " "));
  return row;
}

Row row_of_sums(const StoredMatch& stored, const MatchSetup& setup,
                const std::map<std::string, SideSum>& sums) {
  Row row = begin_row(stored, setup, kRowOfSums);
  row.insert(row.end(), {"", ""});
  for (const std::string& team : colours_of(setup.players)) {
    const auto sum = sums.find(team);
    add_side(row, sum == sums.end() ? SideSum{} : sum->second, team, setup.players);
  }
  row.insert(row.end(), {"", "", ""});
  return row;
}

}  // namespace

std::string match_csv_text(const StoredMatch& stored) {
  const MatchState state = state_of(stored.match);
  std::string text = csv_row(kColumns);
  std::map<std::string, SideSum> sums;
  for (std::size_t i = 0; i < state.rounds.size(); ++i) text += csv_row(round_row(stored, state, i, sums));
  return text + csv_row(row_of_sums(stored, state.setup, sums));
}

}  // namespace ringside
