// SPDX-License-Identifier: MIT
#include "report/data/photo_report.h"

namespace ringside {

bool is_open(const ScoredBoard& board) {
  return !board.calibration.doubt.empty() || !too_close(board.discs).empty() || board.maybe_in_hole ||
         !open_ones(board.maybe_discs).empty();
}

void count_up(ScoredBoard& board, const std::map<std::string, int>& twenties) {
  board.totals = total_up(board.discs, twenties);
  board.round = round_result(board.totals);
  board.open = open_calls(board.discs, twenties, board.maybe_in_hole, board.maybe_discs);
}

}  // namespace ringside
