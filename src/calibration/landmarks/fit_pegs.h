// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/landmarks/peg_comb.h"

namespace ringside {

// One place at which a peg should stand.
struct FittedPeg {
  Peg peg;
  double score;  // share of its outline that is seen, 0 to 1
  double aside;  // mm from where it should stand
};

// Moves the pegs' feet, and the size that they all have in common, until the outlines lie on edges. Pegs
// stand near the line and near equal angles, and are as high as pegs are. These priors decide where the
// picture does not, and the sigmas say so.
std::vector<FittedPeg> fit_pegs(const LineStrip& strip, const Line& line, const Vec3& camera,
                                const PegComb& comb);

}  // namespace ringside
