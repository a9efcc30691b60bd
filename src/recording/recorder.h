// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <mutex>
#include <nlohmann/json_fwd.hpp>

#include "live/capture/frame_source.h"
#include "recording/clip_writer.h"
#include "recording/recordings.h"

namespace ringside {

struct RecorderOptions {
  std::filesystem::path folder;
  std::uintmax_t most_bytes = 0;
  std::function<UtcTime()> now;
  // Called once when nothing can be recorded any longer: what is wrong; what to do. The game goes on.
  std::function<void(const std::string&)> trouble;
};

// Records a table's rounds: the picture as it came from the source, the events, and the pictures in which
// the board was measured. A recording is 30 frames a second; of a program that is killed it lacks half a
// second at most (ClipWriter). Watching it reports the same events.
class Recorder {
 public:
  explicit Recorder(RecorderOptions options);
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  void frame(const Frame& frame);
  // measured: the picture that the event was measured in, empty where there is none.
  void event(const nlohmann::ordered_json& event, const cv::Mat& measured);
  // There will be no more frames that count: the clip is whole from now on. Events are still taken.
  void finish_clip();

 private:
  template <typename Step>
  void try_to(const Step& step);
  void begin_round_if_none();
  void begin_clip(const Frame& frame);
  bool belongs_to_clip(const Frame& frame) const;
  void check_room();

  RecorderOptions options_;
  Recordings recordings_;
  std::mutex mutex_;
  bool stopped_ = false, finished_ = false;
  std::filesystem::path round_, clip_;  // empty: there is none
  int clips_ = 0;                       // of the round
  bool round_is_over_ = false;
  std::unique_ptr<ClipWriter> writer_;
  cv::Size size_;
  double clip_began_ = 0, last_seconds_ = 0;  // of the source's clock
  long written_ = 0;                          // frames of the clip
};

// A source whose frames are recorded as they pass.
class Recorded final : public FrameSource {
 public:
  Recorded(std::unique_ptr<FrameSource> source, Recorder& recorder)
      : source_(std::move(source)), recorder_(recorder) {}

  NextFrame next() override {
    NextFrame next = source_->next();
    if (next.outcome == FrameOutcome::kFrame) recorder_.frame(next.frame);
    return next;
  }

 private:
  std::unique_ptr<FrameSource> source_;
  Recorder& recorder_;
};

}  // namespace ringside
