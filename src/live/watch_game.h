// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/table.h"

namespace ringside {

// Shows a table everything that a source has to show, until it ends.
void watch_game(FrameSource& source, Eyes& eyes, Table& table);

}  // namespace ringside
