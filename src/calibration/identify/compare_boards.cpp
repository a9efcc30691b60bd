// SPDX-License-Identifier: MIT
#include "calibration/identify/compare_boards.h"

#include <array>
#include <cmath>

#include "calibration/evidence/board_scorecard.h"

namespace ringside {
namespace {

// Of the outer line's radius: lines no farther apart are the same.
constexpr double kSameCircle = 0.01;

bool are_same_lines(const LocatedBoard& a, const LocatedBoard& b) {
  const auto same = [&](std::size_t line) {
    return std::abs(a.rings.radii[line] / a.rings.radii[2] - b.rings.radii[line] / b.rings.radii[2]) <
           kSameCircle;
  };
  return same(0) && same(1);
}

}  // namespace

bool is_better(const LocatedBoard& a, const LocatedBoard& b) {
  // Both are boards, by the same lines: the evidence has no more to say.
  if (is_certain(a) && is_certain(b) && are_same_lines(a, b))
    return a.rings.residual_px < b.rings.residual_px;
  const BoardScorecard& card = board_scorecard();
  return card.log_odds(a.evidence) > card.log_odds(b.evidence);
}

bool has_lines_at(const LocatedBoard& board, const ApproachedRings& rings) {
  constexpr int kPlaces = 12;  // around
  const Homography image_from_plane = rings.plane.plane_from_image().inverse();
  const std::array radii{rings.lines.inner, rings.lines.middle, rings.lines.outer};
  for (std::size_t line = 0; line < radii.size(); ++line) {
    for (int i = 0; i < kPlaces; ++i) {
      const Vec2 p_image = image_from_plane * (radii[line] * direction(2 * kPi * i / kPlaces));
      const double radius = board.rings.plane.radial(p_image).radius;
      if (!(std::abs(radius - board.rings.radii[line]) < kSameCircle * board.rings.radii[2])) return false;
    }
  }
  return true;
}

bool is_certain(const LocatedBoard& board) {
  return board_scorecard().certainty(board.evidence) == Certainty::kSure;
}

bool is_possible(const LocatedBoard& board) {
  return board_scorecard().certainty(board.evidence) != Certainty::kNo;
}

}  // namespace ringside
