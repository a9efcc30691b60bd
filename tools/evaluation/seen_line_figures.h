// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// How one photo's found lines lie in the picture beside the true ones. Truth measured by hand counts too.
struct SeenLineErrors {
  std::array<Spread, 3> lines;       // pixels along rays from the true ellipse's centre: inner, middle, outer
  double worst_percent = 0;          // the largest of all, of the mean of the outer ellipse's semi-axes
  std::vector<double> quadrant_deg;  // of the found quadrant lines, on the board: size of the angle's error
  int quadrants_visible = 0;         // true ones whose middle is in the picture
};

// Empty when the board was not found or the truth tells no ellipses.
std::optional<SeenLineErrors> seen_line_errors(const JudgedPhoto& photo);

struct SeenLineFigures {
  Spread ellipse_px;      // all lines and directions
  Spread worst_percent;   // per photo
  Share quadrants_found;  // of the visible ones
  Spread quadrant_deg;    // of those found
};

SeenLineFigures seen_line_figures(Photos photos);

}  // namespace ringside::evaluation
