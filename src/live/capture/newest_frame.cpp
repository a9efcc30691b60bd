// SPDX-License-Identifier: MIT
#include "live/capture/newest_frame.h"

namespace ringside {

NewestFrame::NewestFrame(std::unique_ptr<FrameSource> source, Clock::Seconds patience, std::stop_token stop)
    : source_(std::move(source)),
      patience_(patience),
      stop_(std::move(stop)),
      reader_([this](const std::stop_token& ended) { read(ended); }) {}

NewestFrame::~NewestFrame() {
  reader_.request_stop();
  reader_.join();
}

NextFrame NewestFrame::next() {
  std::unique_lock lock(mutex_);
  if (!arrived_.wait_for(lock, stop_, patience_, [this] { return newest_.has_value(); }))
    return {FrameOutcome::kLost, {}, "the camera sends no pictures; check its cable or its network"};
  NextFrame next = std::move(*newest_);
  // The end stays the end.
  if (next.outcome == FrameOutcome::kEnd) {
    newest_ = NextFrame{FrameOutcome::kEnd, {}, {}};
  } else {
    newest_.reset();
  }
  return next;
}

void NewestFrame::read(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    NextFrame next = source_->next();
    const bool ended = next.outcome == FrameOutcome::kEnd;
    {
      const std::lock_guard lock(mutex_);
      newest_ = std::move(next);
    }
    arrived_.notify_one();
    if (ended) return;
  }
}

}  // namespace ringside
