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
// tournament boards: 0.002 to 0.0097). So two models within reach of each other are not distinguished.
bool are_of(const LineRadii& radii, const BoardModel& model);
bool is_known(const LineRadii& radii, const std::vector<BoardModel>& known);

// How far the ratios are from the typical ones: 0 for the typical board, 0.5 for the rarest real ones. In
// shares of a circle: of two triples the rarer one wins where it is seen by so much more.
double rarity(const LineRadii& radii);

// Whether a circle may be the edge of the deck around such an outer line.
bool may_be_deck(double radius, double outer);

// Of the outer line's radius, on the usual board: 24 inch line, 26 inch deck.
inline constexpr double kTypicalInner = 1 / 2.97, kTypicalMiddle = 2.04 / 2.97, kTypicalDeck = 1.083;

}  // namespace ringside
