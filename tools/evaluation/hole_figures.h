// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// What the program said of discs of one kind.
struct HoleAnswers {
  int right = 0;
  int unsure = 0;
  int wrong = 0;
  int missed = 0;  // such a disc was not found, its board neither perhaps
};

struct HoleFigures {
  HoleAnswers flat;    // in the hole: 20
  HoleAnswers hanger;  // half fallen into it: 15
  HoleAnswers none;    // on the deck
};

HoleFigures hole_figures(Photos photos);

}  // namespace ringside::evaluation
