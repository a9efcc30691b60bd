// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/lines/line_measurement.h"
#include "calibration/plane/find_board.h"

namespace ringside {

// A ring of the found plane that is printed, or where painted zones end, seen on the original pixels.
struct Print {
  double radius;  // plane's unit, of the full picture
  LineMeasurement line;
};

// All prints, and the plane on which they are circles, good to a pixel of the original picture.
struct Prints {
  RingPlane plane;
  std::vector<Print> lines;
  std::vector<Print> beyond;  // further circles outside the deck
};

}  // namespace ringside
