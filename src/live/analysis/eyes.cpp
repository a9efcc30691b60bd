// SPDX-License-Identifier: MIT
#include "live/analysis/eyes.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr double kStill = 0.15;  // s: five frames at thirty a second
constexpr int kStillDistinct = 3;
constexpr int kStillBeforeLeaving = 3;  // when the picture is cut: better read early than never
constexpr int kHandInFrames = 2;
constexpr double kHandOut = 0.18;  // s without it
constexpr int kBesideHand = 6;     // frames are averaged where one lies still
constexpr std::size_t kFramesToAverage = 8;

}  // namespace

Eyes::Eyes(EyesOptions options)
    : options_(std::move(options)), board_(options_.board, options_.calibration) {}

TableMotion Eyes::motion() const {
  if (hand_) return TableMotion::kHand;
  return restless_ || now_.board_moves ? TableMotion::kMoving : TableMotion::kStill;
}

Sight Eyes::next(const Frame& frame) {
  Sight sight;
  const bool due = options_.seconds_for_reading == 0 ? reader_.ready() : frame.seconds >= reading_due_;
  if (reader_.busy() && due) finish_reading(sight);
  if (follows_too_soon(frame)) return sight;
  const bool resized = !size_.empty() && frame.bgr.size() != size_;
  const bool other = is_cut(frame.bgr);
  if (resized || other) cut(frame, resized ? "the picture has another size now" : "", sight);
  size_ = frame.bgr.size();
  last_ = frame;
  if (watch_board(frame, sight)) watch_motion(frame, sight);
  if (board_.status() == BoardStatus::kSeen) watch_rest(frame);
  return sight;
}

Sight Eyes::end() {
  Sight sight;
  read_before_leaving(last_, sight);
  return sight;
}

// Thirty frames a second show all that more would, at a part of the cost.
bool Eyes::follows_too_soon(const Frame& frame) const {
  constexpr double kLeastApart = 1.0 / 45;  // s; cameras of 30 frames a second are some ms early or late
  return !size_.empty() && frame.seconds - last_.seconds < kLeastApart;
}

void Eyes::tell(EventKind kind, std::string note, Sight& sight, std::optional<Vec2> place) const {
  sight.events.push_back({.kind = kind,
                          .seconds = last_.seconds,
                          .frame = last_.number,
                          .place = std::move(place),
                          .note = std::move(note)});
}

// Most of the picture is other than before, and not merely lighter or darker.
bool Eyes::is_cut(const cv::Mat& bgr) {
  constexpr double kOther = 25, kShare = 0.3;  // grey levels; of the picture: the clip's cut has 0.65
  constexpr double kAlike = 0.6;               // correlation; lamps that go on or off leave more
  constexpr double kDark = 4;                  // grey levels of contrast: a dark picture is no other place
  cv::Mat glance, difference;
  cv::resize(bgr, glance, {96, 54}, 0, 0, cv::INTER_NEAREST);
  cv::cvtColor(glance, glance, cv::COLOR_BGR2GRAY);
  std::swap(glance, glance_);
  if (glance.empty()) return false;
  cv::absdiff(glance, glance_, difference);
  if (cv::countNonZero(difference > kOther) < kShare * static_cast<double>(glance.total())) return false;
  cv::Scalar mean, before, after;
  cv::meanStdDev(glance, mean, before);
  cv::meanStdDev(glance_, mean, after);
  if (before[0] < kDark || after[0] < kDark) return false;
  cv::Mat alike;
  cv::matchTemplate(glance, glance_, alike, cv::TM_CCOEFF_NORMED);
  return static_cast<double>(alike.at<float>(0, 0)) < kAlike;
}

void Eyes::cut(const Frame& frame, const std::string& note, Sight& sight) {
  read_before_leaving(last_, sight);
  last_ = frame;
  tell(EventKind::kCut, note, sight);
  seen_.clear();
  board_.start_again();
  watched_.reset();
  hand_ = restless_ = false;
  shot_from_.reset();
}

// Whether the board lies where it lay at the frame before.
bool Eyes::watch_board(const Frame& frame, Sight& sight) {
  for (BoardNews& news : board_.next(frame)) tell(news.kind, std::move(news.note), sight);
  if (board_.status() == BoardStatus::kSeen) {
    if (watched_ == board_.calibration()) return true;
    watched_ = board_.calibration();
    small_.emplace(*watched_);
    motion_.emplace(*small_);
    forget_runs();
    now_ = {};
    // What was seen while the board was looked for counts too: a shot may follow at once.
    for (const Frame& earlier : board_.frames().newest(kFramesToAverage))
      now_ = motion_->next(small_->shrink(earlier.bgr), earlier.seconds);
    restless_ = new_place_ = true;
    return false;
  }
  // Whatever is going on there now is not seen; it is looked at anew when the board is back.
  shot_from_.reset();
  restless_ = unseen_ = true;
  if (motion_) motion_.emplace(*small_);
  return false;
}

void Eyes::watch_motion(const Frame& frame, Sight& sight) {
  now_ = motion_->next(small_->shrink(frame.bgr), frame.seconds);
  restless_ |= now_.board_moves;
  if (!now_.repeated) {
    watch_hand(sight);
    watch_shot(sight);
  }
}

void Eyes::watch_hand(Sight& sight) {
  hand_frames_ = now_.hand ? hand_frames_ + 1 : 0;
  if (!hand_ && hand_frames_ >= kHandInFrames) {
    hand_ = true;
    tell(EventKind::kHandIn, "", sight);
  }
  if (hand_ && now_.seconds_without_hand >= kHandOut) {
    hand_ = false;
    restless_ = true;
    tell(EventKind::kHandOut, "", sight);
  }
}

void Eyes::watch_shot(Sight& sight) {
  if (board_.shaken()) {
    forget_runs();
    return;
  }
  const auto start = shots_->next(now_.free, now_.seconds);
  if (start && !shot_from_) {
    shot_from_ = start;
    tell(EventKind::kShotBegun, "", sight, start);
  }
  if (const auto place = returns_->next(now_.free, now_.seconds))
    tell(EventKind::kDiscReturned, "a disc left the deck and came back", sight, place);
}

// Whatever ran until now was the board itself, or on another one.
void Eyes::forget_runs() {
  shots_.emplace();
  returns_.emplace(watched_->deck_radius);
}

void Eyes::watch_rest(const Frame& frame) {
  if (!restless_ || reader_.busy() || board_.shifted()) return;
  if (now_.still_seconds < kStill || now_.still_distinct < kStillDistinct) return;
  // What a hand does is looked at when it is gone; a shot, while the hand may still lie there.
  if (hand_ && !shot_from_) return;
  begin_reading(frame);
}

void Eyes::begin_reading(const Frame& frame) {
  // Frames in which a hand was there show it where it was; of one that is there still, the place is known.
  const int clear = hand_ ? kBesideHand : now_.frames_without_hand;
  const auto still = static_cast<std::size_t>(std::max(1, std::min(now_.quiet_frames, clear)));
  RestMoment moment{frame.seconds,           frame.number,          shot_from_,
                    motion_->hand().clone(), motion_->take_swept(), new_place_};
  if (unseen_) moment.swept.setTo(255);
  reader_.start(
      [frames = board_.frames().newest(std::min(still, kFramesToAverage)), calibration = watched_,
       board = *small_, discs = options_.discs, earlier = seen_.newest(),
       moment = std::move(moment)] { return read_rest(frames, calibration, board, discs, earlier, moment); });
  motion_->set_at_rest(small_->shrink(frame.bgr));
  constexpr double kRounding = 1e-3;  // s
  reading_due_ = frame.seconds + options_.seconds_for_reading - kRounding;
  shot_from_.reset();
  restless_ = new_place_ = unseen_ = false;
}

void Eyes::finish_reading(Sight& sight) {
  sight.readings.push_back(reader_.take());
  seen_.add(sight.readings.back().detection.discs);
}

void Eyes::read_before_leaving(const Frame& frame, Sight& sight) {
  if (reader_.busy()) finish_reading(sight);
  const bool still =
      board_.status() == BoardStatus::kSeen && restless_ && now_.quiet_frames >= kStillBeforeLeaving;
  if (!still) return;
  begin_reading(frame);
  finish_reading(sight);
}

}  // namespace ringside
