// SPDX-License-Identifier: MIT
#include "live/watch_game.h"

namespace ringside {

void watch_game(FrameSource& source, Eyes& eyes, Table& table) {
  for (NextFrame next = source.next(); next.outcome != FrameOutcome::kEnd; next = source.next()) {
    if (next.outcome == FrameOutcome::kFrame) {
      table.take(eyes.next(next.frame), next.frame, eyes);
    } else {
      table.camera_lost(next.why);
    }
  }
  table.camera_ended(eyes.end());
}

}  // namespace ringside
