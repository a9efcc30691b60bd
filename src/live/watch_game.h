// SPDX-License-Identifier: MIT
#pragma once

#include "live/analysis/frame_analyzer.h"
#include "live/table/table.h"

namespace ringside {

// Shows a table everything that a source has to show, until it ends.
void watch_game(FrameSource& source, FrameAnalyzer& analyzer, Table& table);

}  // namespace ringside
