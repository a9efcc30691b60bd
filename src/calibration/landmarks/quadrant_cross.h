// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "calibration/model/calibration.h"

namespace ringside {

// Where the four quadrant lines lie between the middle and the outer line.
struct Quadrants {
  double angle;  // of the cross as a whole, radians in the board frame, modulo 90 degrees
  std::array<std::optional<QuadrantLine>, 4> lines;  // counter-clockwise from `angle`; each as measured
};

}  // namespace ringside
