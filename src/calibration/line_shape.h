// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/calibration.h"

namespace ringside {

// Mean radius and harmonics 1 to 4 of a printed line from points on it (board frame, mm), robustly. Where
// little of the line was seen, the harmonics shrink towards the circle: real lines leave it by 0.1 to 1 mm,
// and `harmonic_sigma` says so. Fills radius, harmonics and sigma; the caller knows width and coverage.
Line fit_line_shape(const std::vector<Vec2>& points, double harmonic_sigma = 0.5);

// The true width of a print (same unit in and out) from its apparent width at half height in a picture
// blurred by `blur_sigma`. Empty when the line is too narrow for its width to show through the blur.
std::optional<double> true_line_width(double apparent_width, double blur_sigma);

}  // namespace ringside
