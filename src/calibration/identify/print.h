// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/lines/line_measurement.h"

namespace ringside {

// A circle of a board's plane that is printed, or where painted zones end, measured on the original pixels.
struct Print {
  double radius;  // plane's unit
  LineMeasurement line;
};

}  // namespace ringside
