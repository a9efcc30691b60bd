// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/calibration.h"

namespace ringside {

// Refuses a calibration that no call should rest on (throws CalibrationError) and adds warnings to one that
// is limited. pattern_score: of the found board, see BoardPattern.
void check_trust(Calibration& calibration, double pattern_score, bool quadrants_found);

}  // namespace ringside
