// SPDX-License-Identifier: MIT
#include "soaking/camera.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside::soaking {

using Choice = clips::Shutter::Choice;

class Camera::Opened final : public FrameSource {
 public:
  explicit Opened(Camera& camera) : camera_(camera), times_(camera.rate_) {}
  NextFrame next() override { return camera_.next(times_); }

 private:
  Camera& camera_;
  FrameTimes times_;
};

void Camera::stand_over(const clips::Look& look) {
  look_ = look;
  painter_ = std::make_unique<clips::ClipPainter>(look);
}

void Camera::begin(std::unique_ptr<ToldStory> story, plans::Dice dice) {
  story_ = std::move(story);
  dice_ = dice;
  shutter_ = clips::Shutter({}, 0);
  moments_ = 0;
  shown_after_ = 0;
  ended_ = false;
  running_.clear();
  instant_ = story_->next().value();
}

void Camera::begin_fault(const Fault& fault) {
  if (fault.kind == FaultKind::kUnplugged) {
    unplug(fault.seconds);
    skip(fault);
  } else if (fault.kind == FaultKind::kSilent) {
    clock_.pass(fault.seconds);
    skip(fault);
  } else {
    running_.push_back({fault, clock_.now() + Clock::Seconds(fault.seconds)});
  }
}

std::unique_ptr<FrameSource> Camera::open() {
  if (clock_.now() < away_until_) throw SourceError("there is no such camera; plug it in");
  return std::make_unique<Opened>(*this);
}

Camera::Running* Camera::running(FaultKind kind) {
  for (Running& one : running_)
    if (one.fault.kind == kind) return &one;
  return nullptr;
}

void Camera::end_faults() {
  std::erase_if(running_, [&](const Running& one) { return clock_.now() >= one.until; });
}

// The story goes on by an instant.
void Camera::advance(Choice choice) {
  shutter_.keep(choice);
  ++moments_;
  if (ended_) return;
  if (auto next = story_->next()) {
    instant_ = std::move(*next);
  } else {
    ended_ = true;
  }
}

// Nobody sees what happens meanwhile.
void Camera::skip(const Fault& fault) {
  if (!fault.play_goes_on) return;
  for (auto left = std::lround(fault.seconds * rate_); left > 0 && !ended_; --left) advance(Choice::kDrop);
}

NextFrame Camera::next(FrameTimes& times) {
  if (clock_.now() < away_until_) return {FrameOutcome::kLost, {}, "the camera has gone; plug it in"};
  clock_.pass(1 / rate_);
  end_faults();
  if (running(FaultKind::kGarbage)) return sent(garbage(), times);
  if (const Running* frozen = running(FaultKind::kFrozen); frozen && !last_.empty()) {
    if (frozen->fault.play_goes_on) advance(Choice::kDrop);
    return sent(last_, times);
  }
  last_ = painted();
  advance(Choice::kSend);
  if (ended_ && running_.empty()) ++shown_after_;
  return sent(last_, times);
}

cv::Mat Camera::painted() {
  cv::Mat picture = painter_->paint(instant_, pictures_);
  if (running(FaultKind::kHunting)) {
    constexpr double kSwing = 0.3, kPeriod = 3;  // of the light; s
    const double gain = 1 + kSwing * std::sin(2 * kPi * clock_.now().count() / kPeriod);
    picture.convertTo(picture, -1, gain);
  }
  constexpr double kSmaller = 0.75;
  if (running(FaultKind::kSmaller)) cv::resize(picture, picture, {}, kSmaller, kSmaller, cv::INTER_AREA);
  return picture;
}

cv::Mat Camera::garbage() {
  constexpr int kTiny = 2;
  const int kind = dice_.count(0, 3);
  const int width = look_.viewpoint.width, height = look_.viewpoint.height;
  if (kind == 0) return cv::Mat::zeros(kTiny, kTiny, CV_8UC3);
  if (kind == 1) return {height, width, CV_8UC3, cv::Scalar::all(dice_.count(0, 255))};
  cv::Mat picture(height, width, CV_8UC3);
  cv::RNG noise(static_cast<std::uint64_t>(dice_.count(1, 1'000'000)));
  noise.fill(picture, cv::RNG::UNIFORM, 0, 256);
  if (kind == 2 || last_.size() != picture.size()) return picture;
  const int torn = dice_.count(1, height - 1);  // a transfer that broke off
  last_.rowRange(0, torn).copyTo(picture.rowRange(0, torn));
  return picture;
}

NextFrame Camera::sent(const cv::Mat& picture, FrameTimes& times) {
  return {FrameOutcome::kFrame, {picture, times.next(clock_.now().count() + clock_step_), pictures_++}, {}};
}

}  // namespace ringside::soaking
