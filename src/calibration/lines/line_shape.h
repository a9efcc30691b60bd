// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/calibration.h"

namespace ringside {

// Mean radius and harmonics 1 to 4 of a printed line from points on it (board frame, mm), robustly. Where
// little of the line was seen, the harmonics shrink towards the circle: real lines leave it by 0.1 to 1 mm,
// and `harmonic_sigma` says so. Fills radius, harmonics and sigma (how ragged the print is, and the fit's
// own); the caller knows width and coverage.
Line fit_line_shape(const std::vector<Vec2>& points, double harmonic_sigma = 0.5);

}  // namespace ringside
