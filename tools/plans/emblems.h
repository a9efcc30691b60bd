// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/scene.h"
#include "plans/dice.h"

namespace ringside::plans {

// Prints one design on the tops of all discs, each turned as it happens to lie: a star, a round inlay or a
// ring, in a colour for all or one that stands out from the disc's own.
void print_emblems(Dice& dice, std::vector<drawing::Disc>& discs);

}  // namespace ringside::plans
