// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "live/motion/motion_watch.h"

namespace ringside {

// Sees a disc that leaves the deck and is thrown back onto it by the rail. How the board lies afterwards does
// not show it, and the rules take such a disc off.
class ReentryWatch {
 public:
  explicit ReentryWatch(double deck_radius) : deck_radius_(deck_radius) {}

  // Of a frame that was no repeat, so many seconds after the one before. Where a disc is that has just come
  // back, once for each.
  std::optional<Vec2> next(std::vector<FreeBlob> blobs, double seconds);

 private:
  struct Run {  // of a disc that has left the deck
    Vec2 farthest, last;
    int steps_inwards = 0;
  };

  bool is_beyond(const FreeBlob& blob) const;
  bool went_out(const FreeBlob& blob, double seconds) const;
  std::optional<Run> continued(const Run& run, const std::vector<FreeBlob>& blobs, double seconds) const;
  bool is_back(const Run& run) const;

  double deck_radius_;
  std::vector<Run> runs_ = {};
  std::vector<FreeBlob> before_ = {};  // at the frame before
};

}  // namespace ringside
