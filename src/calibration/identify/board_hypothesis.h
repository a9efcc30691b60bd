// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/identify/prints.h"
#include "calibration/lines/zone_colours.h"

namespace ringside {

// Which prints of a plane may be the three lines of a board, and what the decks beside them look like.
struct BoardHypothesis {
  RingPlane plane;
  LineRadii lines;  // plane's unit
  Decks decks;
  double score;  // up to 6: how much of the lines is seen and how alike they are printed
};

// Best first. Boards with further rings have several hypotheses; those that make a known board go before
// others.
std::vector<BoardHypothesis> propose_boards(const Prints& prints, DeckColours colours,
                                            const std::vector<BoardModel>& known);

}  // namespace ringside
