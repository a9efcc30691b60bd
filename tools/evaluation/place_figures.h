// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// How far a found foot lies from the true one.
struct FootError {
  double px;
  double mm;  // between the places on the deck that the true camera sees at the two pixels
};

// Compared in the picture, so that it does not matter how either side turns its board frame. Empty where the
// truth is not exact or no flat disc lies on the deck (stacked, leaning, in the hole).
std::optional<FootError> foot_error(const DiscMatch& match, const PhotoTruth& truth);

struct PlaceFigures {
  Spread foot_mm;
  Spread foot_px;
  Spread top_px;  // centre of the top face; truth measured by hand counts too
};

PlaceFigures place_figures(Photos photos);

}  // namespace ringside::evaluation
