// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"

namespace ringside {

// Radii of the three printed lines in any one unit.
struct LineRadii {
  double inner, middle, outer;
};

// Whether a board may have such lines.
bool may_be_board(const LineRadii& radii);

// Whether they are a known board's. Barrel distortion of webcams shifts the ratios by up to 0.01 (seen on
// tournament boards: 0.002 to 0.0097), so two models within reach of each other cannot be told apart.
bool are_of(const LineRadii& radii, const BoardModel& model);
bool is_known(const LineRadii& radii, const std::vector<BoardModel>& known);

// How unlike the usual board they are: 0 for the usual one, 0.1 for the most unusual real ones. Among triples
// that show alike, the least unusual wins.
double unusualness(const LineRadii& radii);

// Whether a ring at a radius may be the edge of the deck around such an outer line.
bool may_be_deck(double radius, double outer);

}  // namespace ringside
