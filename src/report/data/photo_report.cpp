// SPDX-License-Identifier: MIT
#include "report/data/photo_report.h"

namespace ringside {

void count_up(ScoredBoard& board, const std::map<std::string, int>& twenties) {
  board.totals = total_up(board.discs, twenties);
  board.round = round_result(board.totals);
  board.open = open_calls(board.discs, twenties, board.maybe_in_hole);
}

}  // namespace ringside
