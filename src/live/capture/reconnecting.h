// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "live/capture/clock.h"
#include "live/capture/frame_source.h"

namespace ringside {

// A camera that may go away and come back. Opens it at the first call and again whenever it was lost, waiting
// longer between tries the longer it stays away. Times and numbers of frames go on rising.
class Reconnecting final : public FrameSource {
 public:
  Reconnecting(OpenSource open, Clock& clock) : open_(std::move(open)), clock_(clock) {}

  // kLost as long as it is away; such a call returns soon.
  NextFrame next() override;

 private:
  NextFrame lost(std::string why);
  NextFrame numbered(NextFrame next);

  OpenSource open_;
  Clock& clock_;
  std::unique_ptr<FrameSource> source_;
  std::string why_ = {};
  int failures_ = 0;
  Clock::Seconds next_try_{0};
  long frames_ = 0;
  double last_seconds_ = 0;               // of the last frame handed on
  std::optional<double> own_start_ = {};  // the reopened source's clock at its first frame
  double offset_ = 0;
  Clock::Seconds last_seen_{0};
};

// How long to wait before the next try after so many that failed, at least one: 0.5 s, doubling, at most 8 s.
Clock::Seconds wait_after(int failures);

}  // namespace ringside
