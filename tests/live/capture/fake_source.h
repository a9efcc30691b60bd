// SPDX-License-Identifier: MIT
#pragma once

#include <deque>

#include "live/capture/frame_source.h"

namespace ringside::test {

// Plays a script; after it, the end.
class FakeSource final : public FrameSource {
 public:
  explicit FakeSource(std::deque<NextFrame> script) : script_(std::move(script)) {}

  NextFrame next() override {
    if (script_.empty()) return {FrameOutcome::kEnd, {}, {}};
    NextFrame next = std::move(script_.front());
    script_.pop_front();
    return next;
  }

 private:
  std::deque<NextFrame> script_;
};

inline NextFrame frame_at(double seconds, long number, const cv::Mat& bgr = cv::Mat(4, 4, CV_8UC3)) {
  return {FrameOutcome::kFrame, {bgr, seconds, number}, {}};
}

inline NextFrame lost(const std::string& why = "gone; plug it in") { return {FrameOutcome::kLost, {}, why}; }

}  // namespace ringside::test
