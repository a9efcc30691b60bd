// SPDX-License-Identifier: MIT
#include "report/match_csv.h"

#include "match/match_state.h"
#include "report/csv_cell.h"

namespace ringside {
namespace {

using Row = std::vector<std::string>;

const Row kColumns{"match",    "name",      "rules",     "format",  "round",      "made",
                   "starter",  "players_1", "team_1",    "board_1", "twenties_1", "total_1",
                   "gained_1", "score_1",   "players_2", "team_2",  "board_2",    "twenties_2",
                   "total_2",  "gained_2",  "score_2",   "photo",   "sha256"};

std::string row_text(const Row& cells) {
  std::string text;
  for (const std::string& cell : cells) text += (text.empty() ? "" : ",") + csv_cell(cell);
  return text + kEndOfCsvRow;
}

void add_side(Row& row, const RoundState& round, const std::string& team, int score,
              const std::vector<Player>& players) {
  const TeamTotal& total = round.totals.at(team);
  row.insert(row.end(),
             {names_of(team, players), team, std::to_string(total.board), std::to_string(total.twenties),
              std::to_string(total.total()), std::to_string(round.gained.at(team)), std::to_string(score)});
}

}  // namespace

std::string match_csv_text(const StoredMatch& stored) {
  const MatchSetup& setup = stored.match.setup;
  std::string text = row_text(kColumns);
  ByTeam score;
  int number = 0;
  for (const RoundState& round : state_of(stored.match).rounds) {
    const Entry& entry = stored.match.entries.at(static_cast<std::size_t>(round.entry) - 1);
    Row row{stored.uuid,
            setup.name,
            setup.rules.name,
            setup.format.name,
            std::to_string(++number),
            to_iso_8601(entry.made),
            setup.players.at(static_cast<std::size_t>(round.starter)).name};
    for (int side = 0; side < 2; ++side) {
      const std::string& team = team_of_side(setup.players, side);
      score[team] += round.gained.at(team);
      add_side(row, round, team, score[team], setup.players);
    }
    const auto& evidence = round.played.evidence;
    row.push_back(evidence ? evidence->photo : "");
    row.push_back(evidence ? evidence->sha256 : "");
    text += row_text(row);
  }
  return text;
}

}  // namespace ringside
