// SPDX-License-Identifier: MIT
#include "live/view/table_board.h"

#include <nlohmann/json.hpp>

#include "report/json/json.h"

namespace ringside {

std::vector<ScoredDisc> scored_of(const std::vector<TableDisc>& discs) {
  std::vector<ScoredDisc> scored;
  for (const TableDisc& disc : discs) scored.push_back(disc.scored);
  return scored;
}

ScoredBoard board_of(const Calibration& calibration, const std::vector<TableDisc>& discs,
                     const ByTeam& twenties, const std::vector<TableDisc>& maybe_discs) {
  ScoredBoard board{.calibration = calibration,
                    .hole = HoleState::kNone,
                    .maybe_in_hole = {},
                    .discs = scored_of(discs),
                    .totals = {},
                    .round = {}};
  for (const ScoredDisc& scored : board.discs)
    if (scored.disc.in_hole != HoleState::kNone) board.hole = scored.disc.in_hole;
  for (const TableDisc& maybe : maybe_discs) board.maybe_discs.push_back({maybe.scored});
  count_up(board, twenties);
  return board;
}

void add_twenties(ScoredBoard& board, const std::string& team, int by) {
  ByTeam twenties;
  for (const auto& [name, total] : board.totals) twenties[name] = total.twenties;
  twenties[team] += by;
  count_up(board, twenties);
}

PhotoReport report_of(const ScoredBoard& board, const std::string& picture) {
  PhotoReport report;
  report.photo = picture;
  report.width = board.calibration.width;
  report.height = board.calibration.height;
  report.outcome = board;
  return report;
}

BoardState state_of(const ScoredBoard& board) { return read_board_state(to_json(report_of(board, ""))); }

}  // namespace ringside
