// SPDX-License-Identifier: MIT
#include "scoring/near_lines.h"

#include <algorithm>
#include <cmath>

namespace ringside {

std::vector<ScoredDisc> near_lines(const std::vector<ScoredDisc>& discs) {
  std::vector<ScoredDisc> near;
  std::copy_if(discs.begin(), discs.end(), std::back_inserter(near), [](const ScoredDisc& scored) {
    return scored.call == Call::kTooClose || scored.ruling || std::abs(scored.line.margin) < kNearLine;
  });
  std::stable_sort(near.begin(), near.end(), [](const ScoredDisc& a, const ScoredDisc& b) {
    return std::abs(a.line.margin) < std::abs(b.line.margin);
  });
  return near;
}

}  // namespace ringside
