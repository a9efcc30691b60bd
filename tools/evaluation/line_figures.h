// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// Errors of place all along the lines, mm.
struct PlaceOnLineFigures {
  Spread error;
  double bias = 0;   // mean of true minus found distance from the centre
  Share within_one;  // within one stated sigma of the line: 68 % when errors are normal
  Share within_two;  // within two: 95 %
};

// Prints at least this wide in the picture stand apart from finer ones.
inline constexpr double kWidePrintPx = 2;

// How right the three lines are (LineErrors). Exact truth, boards that were found.
struct LineFigures {
  PlaceOnLineFigures near_edge;  // what "touching" means
  PlaceOnLineFigures centre;     // the middle of the print
  double median_sigma = 0;       // mm, as stated
  Spread radius_wide;            // mm: a line's mean centre error; prints of kWidePrintPx and more
  Spread radius_fine;            // ... below
  Spread width;                  // mm
  double width_bias = 0;         // mm, mean of found minus true
};

LineFigures line_figures(Photos photos);

}  // namespace ringside::evaluation
