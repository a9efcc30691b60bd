// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/calibrate.h"

namespace ringside {

// One printed line of a photo against where a calibration has it.
struct LineDrift {
  Vec2 shift = Vec2::Zero();  // of the line as a whole, board frame, mm
  double rms_mm = 0;          // of its points, shift included
  double seen = 0;            // share of all angles at which the line was seen
};

// How far the printed lines of a photo lie from where a calibration has them. Turning about the board's own
// centre moves no line and does not show.
struct Drift {
  Vec2 shift = Vec2::Zero();  // of the board, board frame, mm
  double rms_mm = 0;          // of the lines, shift included
  double rms_px = 0;
  std::array<LineDrift, 3> lines;          // as Calibration::lines
  std::vector<std::string> warnings = {};  // of what covers the board, one line each for a person

  double worst_mm() const { return std::max(shift.norm(), rms_mm); }
};

// Measures how a photo of the same fixed camera shows the board where the calibration says, without a search.
// The photo is straightened already where the calibration has a lens. Throws CalibrationError when the lines
// cannot be seen there: with how far the board moved, if it is seen elsewhere.
Drift measure_drift(const Photo& photo, const Calibration& calibration);

// Throws CalibrationError, with how far, when the board has moved by more than a typical sigma of a call.
void check_drift(const Drift& drift, const Calibration& calibration);

// Both.
Drift check_board(const Photo& photo, const Calibration& calibration);

}  // namespace ringside
