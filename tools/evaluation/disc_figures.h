// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// Shares of a disc's outline that a hand or caption hides: recall is told for each band between them.
inline const std::vector<double> kHiddenEdges{0.1, 0.3, 0.5};

struct DiscFigures {
  Share recall;               // discs found, of those on all boards
  Share recall_where_scored;  // ... of those on the boards that were found
  Share precision;            // discs that are there, of those found
  std::vector<Share> hidden = std::vector<Share>(kHiddenEdges.size() + 1);  // recall where scored, per band
};

DiscFigures disc_figures(Photos photos);

}  // namespace ringside::evaluation
