// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/calibrate.h"

namespace ringside {

// How far the printed lines of a photo lie from where a calibration has them. Turning about the board's own
// centre moves no line and does not show.
struct Drift {
  Vec2 shift;         // of the board, board frame, mm
  double rms_mm = 0;  // of the lines, shift included
  double rms_px = 0;
};

// Checks that a photo of the same fixed camera still shows the board where the calibration says, without a
// search. Throws CalibrationError when it does not, with how far it moved, and when the lines cannot be seen
// there.
Drift check_board(const Photo& photo, const Calibration& calibration);

}  // namespace ringside
