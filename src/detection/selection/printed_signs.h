// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/selection/found_disc.h"

namespace ringside {

// Those of what looks like discs that are printed: in a small picture numerals are as round as discs and as
// clear. But they stand in every quarter of the board, one colour at one distance from the centre, and zone
// by zone along the same rays; six discs never lie so. Some may be covered.
std::vector<FoundDisc> printed_signs(const std::vector<FoundDisc>& possible);

// Takes them away, and the candidates that they were fitted to.
void drop_printed_signs(std::vector<FoundDisc>& possible, std::vector<Candidate>& candidates);

}  // namespace ringside
