// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"
#include "plans/dice.h"

namespace ringside::plans {

// Paints one zone or more in colours that stand out from those beside them and from the lines. Where two
// colours meet, half of all boards have the printed line between them, the others nothing: there the colours'
// border is the line, and its width is 0.
void paint_zones(Dice& dice, drawing::Board& board);

}  // namespace ringside::plans
