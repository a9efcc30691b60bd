// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "geometry/ellipse.h"

namespace ringside {

// The circle nearest to points on most of its circumference, in closed form. Empty for fewer than three
// points or points on a line. Kasa: A circle fitting procedure and its error analysis. IEEE Transactions on
// Instrumentation and Measurement 25(1), 1976. Biased towards small radii on short arcs.
std::optional<Circle> fit_circle(const std::vector<Vec2>& points);

}  // namespace ringside
