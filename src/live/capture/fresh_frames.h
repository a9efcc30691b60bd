// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "live/capture/clock.h"
#include "live/capture/frame_source.h"

namespace ringside {

// A live source that counts as lost while it repeats one picture, bit by bit: a camera that hangs, or a
// program that passes on its last picture for ever. Goes on with the first other picture.
class FreshFrames final : public FrameSource {
 public:
  // A sensor's noise alters some bits in every frame. Coders may repeat a still picture, but only until
  // their next key frame: every 1 to 10 s as cameras come.
  static constexpr Clock::Seconds kPatience{20};

  FreshFrames(std::unique_ptr<FrameSource> source, const Clock& clock)
      : source_(std::move(source)), clock_(clock) {}

  NextFrame next() override;

 private:
  bool is_stale(const cv::Mat& picture);

  std::unique_ptr<FrameSource> source_;
  const Clock& clock_;
  cv::Mat picture_;  // the newest that was another one
  Clock::Seconds since_{0};
};

}  // namespace ringside
