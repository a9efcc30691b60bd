// SPDX-License-Identifier: MIT
#include "scoring/ruling.h"

#include <algorithm>

namespace ringside {

// Clear is always worth more than touching.
int zone_when(const ScoredDisc& scored, Call decision) {
  return decision == Call::kClear ? std::max(scored.zone, scored.other_zone)
                                  : std::min(scored.zone, scored.other_zone);
}

ScoredDisc ruled(ScoredDisc scored, int zone) {
  if (!scored.ruling) scored.ruling = RuledCall{scored.zone, scored.call};
  scored.call = zone >= zone_when(scored, Call::kClear) ? Call::kClear : Call::kTouching;
  if (zone != scored.zone) scored.other_zone = scored.zone;
  scored.zone = zone;
  return scored;
}

}  // namespace ringside
