// SPDX-License-Identifier: MIT
#include "live/watch_game.h"

namespace ringside {

std::string watch_game(FrameSource& source, FrameAnalyzer& analyzer, Table& table,
                       const std::stop_token& stop) {
  NextFrame next = source.next();
  for (; !stop.stop_requested() && next.outcome != FrameOutcome::kEnd; next = source.next()) {
    if (next.outcome == FrameOutcome::kFrame) {
      table.take(analyzer.next(next.frame), next.frame);
    } else {
      table.camera_lost(next.why);
    }
  }
  const bool ended = next.outcome == FrameOutcome::kEnd;
  table.camera_ended(analyzer.end(), ended ? next.why : "watching was stopped");
  return ended ? next.why : "";
}

}  // namespace ringside
