// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "calibration/approach/ring_bend.h"
#include "calibration/approach/ring_responses.h"

namespace ringside {

// The three lines, and the deck's edge: all lie about one centre on one plane.
inline constexpr std::size_t kCircles = 4;
using CircleRadii = std::array<double, kCircles>;  // of the outer line's

// Circles as they lie on a plane that is a little off.
struct BentRings {
  RingBend bend;
  CircleRadii radii;
};

struct SummedRings {
  BentRings rings;
  std::array<double, kCircles> evidence;  // 0 to 1 each
  double score;
};

// The radii near those of the rings at which all of each bent circle shows most.
SummedRings summed(const RingResponses& deck, const BentRings& rings);

// The bend near by at which the circles show most, by a compass search.
SummedRings climbed(const RingResponses& deck, const SummedRings& start);

}  // namespace ringside
