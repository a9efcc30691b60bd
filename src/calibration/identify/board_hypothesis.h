// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/lines/zone_colours.h"
#include "calibration/plane/board_ratios.h"
#include "geometry/ring_plane.h"

namespace ringside {

// Where the three lines of a board may be, to some millimetres, and what the decks beside them look like.
struct BoardHypothesis {
  RingPlane plane;
  LineRadii lines;  // plane's unit
  Decks decks;
};

}  // namespace ringside
