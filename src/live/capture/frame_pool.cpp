// SPDX-License-Identifier: MIT
#include "live/capture/frame_pool.h"

namespace ringside {

cv::Mat& FramePool::free_one() {
  for (cv::Mat& frame : frames_) {
    if (frame.u == nullptr || frame.u->refcount == 1) return frame;
  }
  constexpr std::size_t kMost = 64;  // whoever holds more frames than this gets fresh memory
  if (frames_.size() >= kMost) frames_.erase(frames_.begin());
  return frames_.emplace_back();
}

}  // namespace ringside
