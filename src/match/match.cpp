// SPDX-License-Identifier: MIT
#include "match/match.h"

#include <nlohmann/json.hpp>

#include "json/parse_json.h"
#include "rules/rules_error.h"

namespace ringside {

int at_or_0(const ByTeam& counts, const std::string& team) {
  const auto found = counts.find(team);
  return found == counts.end() ? 0 : found->second;
}

RoundPlayed round_of(const Evidence& evidence) {
  RoundPlayed round{.evidence = evidence};
  try {
    BoardState board = read_board_state(parse_json(*evidence.scoring));
    round.discs = std::move(board.discs);
    round.maybe_discs = std::move(board.maybe_discs);
    round.maybe_in_hole = std::move(board.maybe_in_hole);
  } catch (const JsonError& error) {
    throw RulesError("the scoring of a photo " + std::string(error.what()) + "; score the photo again");
  }
  return round;
}

}  // namespace ringside
