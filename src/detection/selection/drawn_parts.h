// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/selection/found_disc.h"

// What a picture is explained by where discs are seen from far aside: each shows a plain top over a plain
// side, hides what lies behind it, and about it there is plain deck.
namespace ringside {

// Backward elimination: drops a detection when removing it hardly raises the mean robust loss of its own
// pixels. It is another's side or shadow then, or deck behind one. Discs that are not seen from far aside are
// all kept.
std::vector<FoundDisc> backward_eliminate(const Photo& photo, const Calibration& calibration,
                                          const DiscShape& shape, std::vector<FoundDisc> found);

}  // namespace ringside
