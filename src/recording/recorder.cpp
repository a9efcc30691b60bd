// SPDX-License-Identifier: MIT
#include "recording/recorder.h"

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "report/json/json_parts.h"
#include "report/picture/write_picture.h"

namespace ringside {
namespace {

constexpr int kFramesPerSecond = 30;
constexpr double kLongestGap = 2;                   // seconds without a frame that a clip bridges
constexpr long kLongestClip = 5L * 60 * 30;         // frames: what is oldest goes clip by clip
constexpr long kCheckEvery = 300;                   // frames
constexpr std::uintmax_t kLeastFree = 500'000'000;  // bytes that are left to the rest of the computer

}  // namespace

Recorder::Recorder(RecorderOptions options)
    : options_(std::move(options)), recordings_(options_.folder, options_.most_bytes) {}

void Recorder::frame(const Frame& frame) {
  try_to([&] {
    if (finished_) return;
    if (round_is_over_) {
      writer_.reset();
      round_.clear();
      round_is_over_ = false;
    }
    begin_round_if_none();
    if (!belongs_to_clip(frame)) begin_clip(frame);
    last_seconds_ = frame.seconds;
    // Frames that are late stand still as long as they did; those that come faster are left out.
    const long due = std::lround((frame.seconds - clip_began_) * kFramesPerSecond);
    for (; written_ <= due; ++written_) {
      writer_->write(frame.bgr);
      if (written_ % kCheckEvery == kCheckEvery - 1) check_room();
    }
  });
}

void Recorder::event(const nlohmann::ordered_json& event, const cv::Mat& measured) {
  try_to([&] {
    begin_round_if_none();
    std::ofstream events(round_ / "events.jsonl", std::ios::app);
    events << line_text(event) << '\n';
    if (!events.flush()) throw std::runtime_error("events cannot be written; is the disk full?");
    if (!measured.empty()) {
      const auto lists = [&](const char* what) { return event.contains(what) && !event.at(what).empty(); };
      const bool open = lists("too_close") || lists("maybe_discs");
      const std::string name =
          (open ? "open-" : "rest-") + std::to_string(event.at("frame").get<long>()) + ".jpg";
      write_picture(round_ / name, measured);
    }
    if (event.at("event") == "round_over") round_is_over_ = true;
  });
}

void Recorder::finish_clip() {
  const std::lock_guard lock(mutex_);
  finished_ = true;
  writer_.reset();
}

template <typename Step>
void Recorder::try_to(const Step& step) {
  const std::lock_guard lock(mutex_);
  if (stopped_) return;
  try {
    step();
  } catch (const std::exception& error) {
    stopped_ = true;
    writer_.reset();
    options_.trouble(std::string("recording has stopped: ") + error.what());
  }
}

void Recorder::begin_round_if_none() {
  if (!round_.empty()) return;
  round_ = recordings_.begin_round(options_.now());
  clips_ = 0;
}

bool Recorder::belongs_to_clip(const Frame& frame) const {
  return writer_ && frame.bgr.size() == size_ && frame.seconds >= last_seconds_ &&
         frame.seconds - last_seconds_ < kLongestGap && written_ < kLongestClip;
}

void Recorder::begin_clip(const Frame& frame) {
  writer_.reset();
  clip_ = round_ / ("clip-" + std::to_string(++clips_) + ".mkv");
  size_ = frame.bgr.size();
  writer_ = std::make_unique<ClipWriter>(clip_, size_, kFramesPerSecond);
  clip_began_ = frame.seconds;
  written_ = 0;
  check_room();
}

void Recorder::check_room() {
  recordings_.make_room(round_, clip_);
  if (std::filesystem::space(options_.folder).available < kLeastFree)
    throw std::runtime_error("the disk is nearly full; free some space and start again");
}

}  // namespace ringside
