// SPDX-License-Identifier: MIT
#pragma once

#include "scoring/score.h"

namespace ringside {

inline constexpr double kNearLine = 3;  // mm: about the widest of lines, what players look at twice

// The discs whose call is open, or that lie within kNearLine of the edge that decides; the smallest margin
// first.
std::vector<ScoredDisc> near_lines(const std::vector<ScoredDisc>& discs);

}  // namespace ringside
