// SPDX-License-Identifier: MIT
#include "live/watch_game.h"

namespace ringside {

void watch_game(FrameSource& source, FrameAnalyzer& analyzer, Table& table) {
  for (NextFrame next = source.next(); next.outcome != FrameOutcome::kEnd; next = source.next()) {
    if (next.outcome == FrameOutcome::kFrame) {
      table.take(analyzer.next(next.frame), next.frame);
    } else {
      table.camera_lost(next.why);
    }
  }
  table.camera_ended(analyzer.end());
}

}  // namespace ringside
