// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/selection/select_discs.h"

// What a picture is explained by where discs are seen from far aside: each shows a plain top over a plain
// side, hides what lies behind it, and about it there is plain deck.
namespace ringside {

// Those without which the picture would be explained worse: where the others' parts and plain deck say as
// much of what is seen, a disc is another's side or shadow, or deck behind one. Discs that are not seen from
// far aside are all kept.
std::vector<FoundDisc> needed_ones(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                                   std::vector<FoundDisc> found);

}  // namespace ringside
