// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// Are the margins as good as the program says? Exact truth, discs on the deck.
struct SigmaFigures {
  Share within_one;         // margins within one stated sigma of the true one: 68 % when errors are normal
  Share within_two;         // within two: 95 %
  double median_sigma = 0;  // mm, as stated
  double bias = 0;          // mm, mean of found minus true margin
  double error_rms = 0;     // mm, of found minus true margin
  double ratio_rms = 0;     // of error over stated sigma: 1 when sigmas are honest, more when too small
};

// Found minus true margin to the line that the program names, mm. Empty where the truth does not tell it.
std::optional<double> margin_error(const DiscMatch& match);

SigmaFigures sigma_figures(Photos photos);

}  // namespace ringside::evaluation
