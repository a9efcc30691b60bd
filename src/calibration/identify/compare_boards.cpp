// SPDX-License-Identifier: MIT
#include "calibration/identify/compare_boards.h"

#include <cmath>

#include "calibration/evidence/board_scorecard.h"

namespace ringside {
namespace {

bool are_same_lines(const LocatedBoard& a, const LocatedBoard& b) {
  constexpr double kSame = 0.01;  // of the outer line's radius
  const auto same = [&](std::size_t line) {
    return std::abs(a.rings.radii[line] / a.rings.radii[2] - b.rings.radii[line] / b.rings.radii[2]) < kSame;
  };
  return same(0) && same(1);
}

}  // namespace

bool is_better(const LocatedBoard& a, const LocatedBoard& b) {
  // Both are boards, by the same lines: the evidence has no more to say.
  if (is_certain(a) && is_certain(b) && are_same_lines(a, b))
    return a.rings.residual_px < b.rings.residual_px;
  const BoardScorecard& card = BoardScorecard::standard();
  return card.log_odds(a.evidence) > card.log_odds(b.evidence);
}

bool is_certain(const LocatedBoard& board) {
  return BoardScorecard::standard().verdict(board.evidence) == BoardVerdict::kSure;
}

bool is_possible(const LocatedBoard& board) {
  return BoardScorecard::standard().verdict(board.evidence) != BoardVerdict::kNo;
}

}  // namespace ringside
