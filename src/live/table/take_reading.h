// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/board_reading.h"
#include "live/table/step.h"

namespace ringside::table {

// The board came to rest: what changed since it did so last, and how.
void take_reading(Step& step, const BoardReading& reading);

// After a cut nothing is known of how the discs came to lie as they do then. A twenty that still lay in the
// hole is one all the same.
void forget_board(Step& step);

}  // namespace ringside::table
