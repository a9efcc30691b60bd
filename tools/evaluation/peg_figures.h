// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// How right the pegs are. Exact truth that tells pegs, boards that were found. Nothing where no answer tells
// any: a score by itself measures none.
struct PegFigures {
  Share found;           // of the pegs in sight
  Share false_ones;      // of those that the program tells
  Spread foot;           // mm, of the pegs that were found
  double ratio_rms = 0;  // of the foot's error along an axis over the stated sigma: 1 where sigmas are right
};

PegFigures peg_figures(Photos photos);

}  // namespace ringside::evaluation
