// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "hall/state.h"

namespace ringside::hall {

// The next round of a Swiss tournament among those who take part, the match of the leaders first. In this
// order, each wish only where it costs nothing of those before it:
// 1. the bye of an odd count goes to one with the fewest byes;
// 2. nobody meets again, or as few as can be, and those who have met least often;
// 3. those meet who are level on points, or near to each other in the list of score groups (sum of squares);
// 4. the upper half of a score group meets its lower half, in order; the lowest go down a group (sum of
// squares
//    of places off).
std::vector<Pair> swiss_round(const State& state);

}  // namespace ringside::hall
