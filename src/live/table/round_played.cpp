// SPDX-License-Identifier: MIT
#include "live/table/round_played.h"

#include <nlohmann/json.hpp>

#include "live/view/table_board.h"
#include "report/json/json.h"
#include "report/json/json_parts.h"

namespace ringside::table {

RoundPlayed round_played(const ScoredBoard& board, const MatchNow& match, bool with_picture) {
  RoundPlayed round;
  if (with_picture) {
    const std::string name = "match-" + std::to_string(match.id()) + "-round-" +
                             std::to_string(match.standing().rounds.size() + 1) + ".jpg";
    round = round_of({name, "", line_text(to_json(report_of(board, name)))});
  } else {
    for (const auto& [team, total] : board.totals) round.board[team] = total.board;
    round.maybe_in_hole = board.maybe_in_hole;
    round.maybe_discs = state_of(board).maybe_discs;
  }
  for (const auto& [team, total] : board.totals)
    if (total.twenties > 0) round.twenties[team] = total.twenties;
  return round;
}

}  // namespace ringside::table
