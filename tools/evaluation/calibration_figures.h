// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// How right the rest of the calibration is. Exact truth, boards that were found.
struct CalibrationFigures {
  Spread hole_centre;    // mm; holes that the program measured
  Spread hole_radius;    // mm; the same
  Spread deck_radius;    // mm; deck edges that the program measured
  Spread camera_height;  // %, of the true height over the deck
};

CalibrationFigures calibration_figures(Photos photos);

}  // namespace ringside::evaluation
