// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string>

#include "live/analysis/frame_analyzer.h"
#include "live/table/table.h"

namespace ringside {

// Shows a table everything that a source has to show, until it ends or until it is to stop. What was begun by
// then is finished. Returns why a file ended before its time: what is wrong, what to do; else nothing.
std::string watch_game(FrameSource& source, FrameAnalyzer& analyzer, Table& table,
                       const std::stop_token& stop = {});

}  // namespace ringside
