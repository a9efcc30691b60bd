// SPDX-License-Identifier: MIT
#include "live/capture/fresh_frames.h"

#include <cstring>

namespace ringside {
namespace {

// Ends at the first row that differs, so that frames with noise cost nothing.
bool same(const cv::Mat& a, const cv::Mat& b) {
  if (a.size() != b.size() || a.type() != b.type()) return false;
  const std::size_t bytes = a.elemSize() * static_cast<std::size_t>(a.cols);
  for (int row = 0; row < a.rows; ++row)
    if (std::memcmp(a.ptr(row), b.ptr(row), bytes) != 0) return false;
  return true;
}

}  // namespace

NextFrame FreshFrames::next() {
  NextFrame next = source_->next();
  if (next.outcome != FrameOutcome::kFrame || !is_stale(next.frame.bgr)) return next;
  return {FrameOutcome::kLost, {}, "the camera repeats one picture all the time; switch it off and on"};
}

bool FreshFrames::is_stale(const cv::Mat& picture) {
  const Clock::Seconds now = clock_.now();
  if (!same(picture, picture_)) {
    picture_ = picture;
    since_ = now;
  }
  return now - since_ >= kPatience;
}

}  // namespace ringside
