// SPDX-License-Identifier: MIT
#pragma once

#include "scoring/score.h"

namespace ringside {

// The disc as a person ruled it: `zone` is what it is worth. What was measured stays beside it in `ruling`;
// a second ruling leaves that as it was.
ScoredDisc ruled(ScoredDisc scored, int zone);

// What the disc is worth when its open or close call is decided one way.
int zone_when(const ScoredDisc& scored, Call decision);  // kClear or kTouching

}  // namespace ringside
