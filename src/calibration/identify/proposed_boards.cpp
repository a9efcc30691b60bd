// SPDX-License-Identifier: MIT
#include "calibration/identify/proposed_boards.h"

#include "calibration/approach/approach_rings.h"

namespace ringside {

std::vector<BoardHypothesis> approach(const cv::Mat& bgr, const ProposedBoard& board) {
  const LineRadii proposed{board.radii[0], board.radii[1], board.radii[2]};
  std::vector<BoardHypothesis> out;
  for (const ApproachedRings& rings : approach_rings(bgr, board.plane, proposed))
    if (may_be_board(rings.lines)) out.push_back({rings.plane, rings.lines, {}, board.likeness});
  return out;
}

}  // namespace ringside
