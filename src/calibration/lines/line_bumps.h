// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/lines/line_crossings.h"

namespace ringside {

// Where a crossing has a line's colour, samples.
struct Bump {
  double position, width;
};

// Middle and width of a bump between its two crossings of half its height; empty when it leaves the window.
std::optional<Bump> bump_at_half_height(const float* row, int count, int top);

// Samples at which a crossing is stronger than beside and at least half as strong as anywhere in the span; or
// the strongest alone.
std::vector<int> peaks(const float* row, const Span& span, bool all);

}  // namespace ringside
