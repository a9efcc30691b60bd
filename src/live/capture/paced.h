// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "live/capture/clock.h"
#include "live/capture/frame_source.h"

namespace ringside {

// A file at the speed at which it was filmed. Every frame is handed on, late ones at once, and all once it is
// to stop.
class Paced final : public FrameSource {
 public:
  Paced(std::unique_ptr<FrameSource> source, Clock& clock, std::stop_token stop = {})
      : source_(std::move(source)), clock_(clock), stop_(std::move(stop)) {}

  NextFrame next() override;

 private:
  std::unique_ptr<FrameSource> source_;
  Clock& clock_;
  std::stop_token stop_;
  bool begun_ = false;
  Clock::Seconds start_{0};
};

}  // namespace ringside
