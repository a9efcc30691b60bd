// SPDX-License-Identifier: MIT
#pragma once

#include "rules/board_state.h"
#include "scoring/example_board.h"

// Boards at rest made by hand, on the tournament board of scoring/example_board.h.
namespace ringside::testing {

inline constexpr double kSigma = 0.3;  // mm

inline RestingDisc resting(int id, const std::string& team, const Vec2& base) {
  const ScoredDisc scored = score_disc(disc_at(base, team), example_board());
  return {.id = id,
          .team = team,
          .base = base,
          .radius = kDiscRadius,
          .sigma = kSigma,
          .zone = scored.zone,
          .other_zone = scored.other_zone,
          .line = scored.line.line,
          .margin = scored.line.margin,
          .call = scored.call};
}

inline RestingDisc sunk(int id, const std::string& team) {
  RestingDisc disc = resting(id, team, {0, 0});
  disc.in_hole = HoleState::kFlat;
  disc.zone = 20;
  return disc;
}

// Just touching the inner line from outside when `beyond` is 0.
inline RestingDisc beyond_inner_line(int id, const std::string& team, double beyond) {
  return resting(id, team, {101.6 + kLineWidth / 2 + kDiscRadius + beyond, 0});
}

inline BoardState board_of(std::vector<RestingDisc> discs) {
  const Calibration calibration = example_board();
  return {calibration.lines, calibration.quadrant_lines, std::move(discs)};
}

}  // namespace ringside::testing
