// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "live/motion/motion_watch.h"

namespace ringside {

// Sees a shot begin: something of a disc's width runs over the board by itself. Discs that are placed or
// taken move with a hand.
class ShotWatch {
 public:
  // Of a frame that was no repeat, so many seconds after the one before. Where a run began, as long as one is
  // seen.
  std::optional<Vec2> next(std::vector<FreeBlob> blobs, double seconds);

 private:
  struct Run {
    Vec2 start, last, velocity = Vec2::Zero();  // mm/s
    double path = 0;
    int steps = 0;
    int fast = 0;  // frames in a row until now
  };

  static const FreeBlob* next_of(const Run& run, const std::vector<FreeBlob>& blobs, double seconds);
  static bool is_shot(const Run& run);

  std::vector<Run> runs_;
};

}  // namespace ringside
