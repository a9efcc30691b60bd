// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "live/capture/clock.h"
#include "live/capture/frame_source.h"

namespace ringside {

// Reads a live source on a thread of its own and keeps the newest frame only: who is slow misses frames, and
// memory stays bounded. A source that says nothing for a while counts as lost, though its thread still waits
// for it.
class NewestFrame final : public FrameSource {
 public:
  // With a camera that says nothing, before people are told.
  static constexpr Clock::Seconds kPatience{2};

  explicit NewestFrame(std::unique_ptr<FrameSource> source, Clock::Seconds patience = kPatience,
                       std::stop_token stop = {});
  ~NewestFrame() override;

  // The newest that was not handed on yet, or the next one. kLost after `patience` without any,
  // or once it is to stop.
  NextFrame next() override;

 private:
  void read(const std::stop_token& stop);

  std::unique_ptr<FrameSource> source_;
  Clock::Seconds patience_;
  std::stop_token stop_;
  std::mutex mutex_;
  std::condition_variable_any arrived_;
  std::optional<NextFrame> newest_;
  std::jthread reader_;  // last: it uses all the others
};

}  // namespace ringside
