// SPDX-License-Identifier: MIT
#include "live/capture/reconnecting.h"

#include <algorithm>
#include <cmath>

namespace ringside {

Clock::Seconds wait_after(int failures) {
  constexpr double kFirst = 0.5, kMost = 8;
  return Clock::Seconds(std::min(kMost, kFirst * std::pow(2.0, std::max(0, failures - 1))));
}

NextFrame Reconnecting::next() {
  if (!source_ && clock_.now() < next_try_) {
    clock_.sleep_until(next_try_);
    if (clock_.now() < next_try_) return {FrameOutcome::kLost, {}, why_};
  }
  try {
    if (!source_) source_ = open_();
  } catch (const SourceError& error) {
    return lost(error.what());
  }
  NextFrame next = source_->next();
  if (next.outcome == FrameOutcome::kLost) return lost(std::move(next.why));
  return next.outcome == FrameOutcome::kFrame ? numbered(std::move(next)) : next;
}

NextFrame Reconnecting::lost(std::string why) {
  source_.reset();
  own_start_.reset();
  next_try_ = clock_.now() + wait_after(++failures_);
  why_ = std::move(why);
  return {FrameOutcome::kLost, {}, why_};
}

NextFrame Reconnecting::numbered(NextFrame next) {
  Frame& frame = next.frame;
  if (!own_start_) {
    own_start_ = frame.seconds;
    // A camera that comes back begins at 0 again: it goes on by the time that it was away.
    if (frames_ > 0) offset_ = last_seconds_ + std::max(1e-3, (clock_.now() - last_seen_).count());
  }
  failures_ = 0;
  last_seen_ = clock_.now();
  frame.seconds = last_seconds_ = offset_ + frame.seconds - *own_start_;
  frame.number = frames_++;
  return next;
}

}  // namespace ringside
