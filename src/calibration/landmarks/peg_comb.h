// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/landmarks/peg_outline.h"
#include "calibration/lines/line_strip.h"

namespace ringside {

// Pegs of one shape at equal angles on a line, good to a millimetre or two.
struct PegComb {
  PegShape shape;
  std::vector<double> angles;  // where pegs should stand, board frame
  std::vector<Vec2> feet;      // where each is seen best, mm
};

// The pegs that fit the edges about a line best. Empty when none are there. on_eighths: the quadrant
// lines are known, and eight pegs stand half-way between their directions and the axes.
std::optional<PegComb> find_peg_comb(const LineStrip& strip, const Line& line, const Vec3& camera,
                                     bool on_eighths);

}  // namespace ringside
