// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/board_reading.h"
#include "live/table/step.h"

namespace ringside::table {

void begin_shot(Step& step);

// The board came to rest after a shot, and these discs lie otherwise than before it.
void take_shot(Step& step, const BoardReading& reading, std::vector<DiscChange> changes, HoleChange hole);

// What the rules say of the shot, where it is known whose it was.
void judge_newest_shot(Step& step, const BoardAsItLay& before, const std::vector<DiscChange>& changes);

}  // namespace ringside::table
