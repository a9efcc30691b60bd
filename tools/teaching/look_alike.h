// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"

namespace ringside::teaching {

// A round thing with three circles in a board's proportions, and some of what else a board has: a cross, dots
// or pegs, a hole. Something about it is no board's: more circles, writing around, another count of pegs or
// spokes. Engraved plates, trays, hubs, targets, dials. The outer circle has the radius 1.
BoardLook random_look_alike(Dice& dice);

}  // namespace ringside::teaching
