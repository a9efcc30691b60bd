// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "scoring/score.h"

// Two photos of one position from two sides say more than one: what each gets wrong by itself is averaged.
namespace ringside {

// A photo's board and discs.
struct SeenBoard {
  const Calibration& calibration;
  const std::vector<ScoredDisc>& discs;
};

// One disc in both photos.
struct SameDisc {
  int first;     // its id in the first photo
  int second;    // and in the second
  double apart;  // mm, between its two places; what exceeds the errors of measurement, it moved
  bool moved;
};

struct SamePosition {
  double turn = 0;  // radians: p_first = rotation(turn) * p_second
  std::vector<SameDisc> discs;
};

// How the second photo's frame lies to the first's. Each frame takes its own side of the picture for the
// front, so they differ by a turn, which is estimated from the discs. Empty when they do not show the same
// position: fewer than half of the discs lie at the same places, or two turns fit them equally well.
std::optional<SamePosition> same_position(const SeenBoard& first, const SeenBoard& second);

// The first photo's discs, each that lies at the same place in both with the margin, sigma and call of both
// together. What the photos share (the print's width, the disc's own size) is not averaged away.
std::vector<ScoredDisc> fused(const SeenBoard& first, const SeenBoard& second, const SamePosition& position,
                              const ScoringOptions& options = {});

}  // namespace ringside
