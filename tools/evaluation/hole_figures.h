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

// What the program said of holes of one kind, as often as it did.
struct HoleSaid {
  int none = 0;  // nothing in it; a disc beside it perhaps
  int flat = 0;
  int hanger = 0;
  int unsure = 0;

  bool operator==(const HoleSaid&) const = default;
};

struct HoleFigures {
  HoleAnswers flat;    // in the hole: 20
  HoleAnswers hanger;  // half fallen into it: 15
  HoleAnswers none;    // on the deck
  HoleSaid of_empty;   // of scored photos whose truth tells how every disc lies
  HoleSaid of_flat;
  HoleSaid of_hanger;
};

HoleFigures hole_figures(Photos photos);

}  // namespace ringside::evaluation
