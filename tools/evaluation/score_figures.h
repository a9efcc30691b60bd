// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

struct ScoreFigures {
  Share zones_right;    // of the found discs whose zone the truth is sure of
  Share colours_right;  // of the found discs; the colour word
  Share totals_exact;   // of the photos with totals: every team's; a board that was not found has none
  int totals_wrong_unasked = 0;  // scored with wrong totals although no call was left to the players
};

ScoreFigures score_figures(Photos photos);

}  // namespace ringside::evaluation
