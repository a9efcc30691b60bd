// SPDX-License-Identifier: MIT
#include "live/capture/paced.h"

namespace ringside {

NextFrame Paced::next() {
  NextFrame next = source_->next();
  if (next.outcome != FrameOutcome::kFrame) return next;
  const Clock::Seconds due(next.frame.seconds);
  if (!begun_) start_ = clock_.now() - due;
  begun_ = true;
  while (!stop_.stop_requested() && clock_.now() < start_ + due) clock_.sleep_until(start_ + due);
  return next;
}

}  // namespace ringside
