// SPDX-License-Identifier: MIT
#include "live/video/video_head.h"

namespace ringside {
namespace {

bool is_count(double count) { return count >= 0 && count <= kMostCount; }  // false for what is no number

}  // namespace

bool is_sensible(const VideoHead& head) {
  const bool upright = head.turn == 0 || head.turn == 90 || head.turn == 180 || head.turn == 270;
  return is_side(head.width) && is_side(head.height) && upright &&
         head.pixel_aspect >= 1 / kMostPixelAspect && head.pixel_aspect <= kMostPixelAspect &&
         is_count(head.length.seconds) && is_count(static_cast<double>(head.length.frames));
}

}  // namespace ringside
