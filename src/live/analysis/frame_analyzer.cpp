// SPDX-License-Identifier: MIT
#include "live/analysis/frame_analyzer.h"

#include <algorithm>

namespace ringside {
namespace {

constexpr double kStill = 0.15;  // s: five frames at thirty a second
constexpr int kStillDistinct = 3;
constexpr int kStillBeforeLeaving = 3;  // when the picture is cut: better read early than never
constexpr int kHandInFrames = 2;
constexpr double kHandOut = 0.18;  // s without it
constexpr int kBesideHand = 6;     // frames are averaged where one lies still
constexpr std::size_t kFramesToAverage = 8;
// s between two frames: time for a hand to come, take a disc and go. A slow computer leaves out less.
constexpr double kHandsUnseen = 1;

}  // namespace

FrameAnalyzer::Watches::Watches(std::shared_ptr<const Calibration> found)
    : calibration(std::move(found)), small(*calibration), motion(small), returns(calibration->deck_radius) {}

// Whatever ran until now was the board itself, or on another one.
void FrameAnalyzer::Watches::forget_runs() {
  shots = ShotWatch();
  returns = ReentryWatch(calibration->deck_radius);
}

FrameAnalyzer::FrameAnalyzer(FrameAnalyzerOptions options)
    : options_(std::move(options)),
      board_(options_.board, options_.calibration, options_.work),
      reader_(options_.work) {}

TableMotion FrameAnalyzer::motion() const {
  if (memory_.hand) return TableMotion::kHand;
  return memory_.restless || memory_.motion.board_moves ? TableMotion::kMoving : TableMotion::kStill;
}

FrameObservations FrameAnalyzer::next(const Frame& frame) {
  FrameObservations observed;
  const bool due = options_.seconds_for_reading == 0 ? reader_.ready() : frame.seconds >= memory_.reading_due;
  if (reader_.busy() && due) finish_reading(observed);
  if (!follows_too_soon(frame)) look_at(frame, observed);
  observed.board = board_.status();
  observed.board_note = board_.note();
  observed.refused = board_.refused();
  observed.residual_mm = board_.residual_mm();
  observed.motion = motion();
  return observed;
}

FrameObservations FrameAnalyzer::end() {
  FrameObservations observed;
  read_before_leaving(memory_.last, observed);
  return observed;
}

void FrameAnalyzer::look_at(const Frame& frame, FrameObservations& observed) {
  const cv::Size size = memory_.last.bgr.size();
  const bool resized = !size.empty() && frame.bgr.size() != size;
  const bool other = cuts_.next(frame.bgr);
  const bool late = !size.empty() && frame.seconds - memory_.last.seconds > kHandsUnseen;
  if (resized || other) cut(frame, resized ? "the picture has another size now" : "", observed);
  memory_.last = frame;
  if (late) miss_motion();
  if (watch_board(frame, observed)) watch_motion(frame, observed);
  if (board_.status() == BoardStatus::kSeen) watch_rest(frame);
}

// Thirty frames a second show all that more would, at a part of the cost.
bool FrameAnalyzer::follows_too_soon(const Frame& frame) const {
  constexpr double kLeastApart = 1.0 / 45;  // s; cameras of 30 frames a second are some ms early or late
  return !memory_.last.bgr.empty() && frame.seconds - memory_.last.seconds < kLeastApart;
}

void FrameAnalyzer::report(EventKind kind, std::string note, FrameObservations& observed,
                           std::optional<Vec2> place) const {
  observed.events.push_back({.kind = kind,
                             .seconds = memory_.last.seconds,
                             .frame = memory_.last.number,
                             .place = std::move(place),
                             .note = std::move(note)});
}

void FrameAnalyzer::cut(const Frame& frame, const std::string& note, FrameObservations& observed) {
  read_before_leaving(memory_.last, observed);
  memory_.last = frame;
  report(EventKind::kCut, note, observed);
  memory_.discs.clear();
  board_.start_again();
  watches_.reset();
  memory_.hand = memory_.restless = false;
  memory_.shot_from.reset();
}

// Whether the board lies where it lay at the frame before.
bool FrameAnalyzer::watch_board(const Frame& frame, FrameObservations& observed) {
  for (BoardNews& news : board_.next(frame)) report(news.kind, std::move(news.note), observed);
  if (board_.status() == BoardStatus::kSeen) {
    if (watches_ && watches_->calibration == board_.calibration()) return true;
    watches_.emplace(board_.calibration());
    memory_.motion = {};
    // What was seen while the board was looked for counts too: a shot may follow at once.
    for (const Frame& earlier : board_.frames().newest(kFramesToAverage))
      memory_.motion = watches_->motion.next(watches_->small.shrink(earlier.bgr), earlier.seconds);
    memory_.restless = memory_.new_place = true;
    return false;
  }
  miss_motion();
  return false;
}

// Whatever is going on there now, or was until now, is not seen; it is looked at anew when the board is back.
void FrameAnalyzer::miss_motion() {
  memory_.shot_from.reset();
  memory_.restless = memory_.unseen = true;
  if (!watches_) return;
  watches_->motion = MotionWatch(watches_->small);
  watches_->forget_runs();
}

void FrameAnalyzer::watch_motion(const Frame& frame, FrameObservations& observed) {
  memory_.motion = watches_->motion.next(watches_->small.shrink(frame.bgr), frame.seconds);
  memory_.restless |= memory_.motion.board_moves;
  if (memory_.motion.repeated) return;
  watch_hand(observed);
  watch_shot(observed);
}

void FrameAnalyzer::watch_hand(FrameObservations& observed) {
  memory_.hand_frames = memory_.motion.hand ? memory_.hand_frames + 1 : 0;
  if (!memory_.hand && memory_.hand_frames >= kHandInFrames) {
    memory_.hand = true;
    report(EventKind::kHandIn, "", observed);
  }
  if (memory_.hand && memory_.motion.seconds_without_hand >= kHandOut) {
    memory_.hand = false;
    memory_.restless = true;
    report(EventKind::kHandOut, "", observed);
  }
}

void FrameAnalyzer::watch_shot(FrameObservations& observed) {
  if (board_.shaken()) return watches_->forget_runs();
  const MotionReading& motion = memory_.motion;
  const auto start = watches_->shots.next(motion.free, motion.seconds);
  if (start && !memory_.shot_from) {
    memory_.shot_from = start;
    report(EventKind::kShotBegun, "", observed, start);
  }
  if (const auto place = watches_->returns.next(motion.free, motion.seconds))
    report(EventKind::kDiscReturned, "a disc left the deck and came back", observed, place);
}

void FrameAnalyzer::watch_rest(const Frame& frame) {
  if (reader_.busy() || board_.shifted() || !(memory_.restless || came_to_light())) return;
  if (memory_.motion.still_seconds < kStill || memory_.motion.still_distinct < kStillDistinct) return;
  // What a hand does is looked at when it is gone; a shot, while the hand may still lie there.
  if (memory_.hand && !memory_.shot_from) return;
  begin_reading(frame);
}

bool FrameAnalyzer::came_to_light() const {
  return !memory_.hidden.empty() && cv::countNonZero(memory_.hidden & watches_->motion.hand()) == 0;
}

void FrameAnalyzer::begin_reading(const Frame& frame) {
  // Frames in which a hand was there show it where it was; of one that is there still, the place is known.
  const int clear = memory_.hand ? kBesideHand : memory_.motion.frames_without_hand;
  const auto still = static_cast<std::size_t>(std::max(1, std::min(memory_.motion.quiet_frames, clear)));
  MotionWatch& motion = watches_->motion;
  if (memory_.new_place) memory_.never_seen = cv::Mat(motion.hand().size(), CV_8U, cv::Scalar(255));
  RestMoment moment{.seconds = frame.seconds,
                    .frame = frame.number,
                    .shot_from = memory_.shot_from,
                    .hand = motion.hand().clone(),
                    .swept = motion.take_swept(),
                    .moved = motion.moved(),
                    .never_seen = memory_.never_seen.clone(),
                    .new_place = memory_.new_place};
  if (memory_.unseen) moment.swept.setTo(255);
  memory_.never_seen = memory_.never_seen & moment.hand;
  reader_.start([frames = board_.frames().newest(std::min(still, kFramesToAverage)),
                 calibration = watches_->calibration, board = watches_->small, discs = options_.discs,
                 earlier = memory_.discs.newest(), moment = std::move(moment)] {
    return read_rest(frames, calibration, board, discs, earlier, moment);
  });
  motion.set_at_rest(watches_->small.shrink(frame.bgr));
  constexpr double kRounding = 1e-3;  // s
  memory_.reading_due = frame.seconds + options_.seconds_for_reading - kRounding;
  memory_.shot_from.reset();
  memory_.restless = memory_.new_place = memory_.unseen = false;
}

void FrameAnalyzer::finish_reading(FrameObservations& observed) {
  const RestReading& reading = observed.readings.emplace_back(reader_.take());
  memory_.discs.add(reading.detection.discs);
  if (watches_ && reading.calibration == watches_->calibration) memory_.hidden = reading.hidden;
}

void FrameAnalyzer::read_before_leaving(const Frame& frame, FrameObservations& observed) {
  if (reader_.busy()) finish_reading(observed);
  const bool still = board_.status() == BoardStatus::kSeen && memory_.restless &&
                     memory_.motion.quiet_frames >= kStillBeforeLeaving;
  if (!still) return;
  begin_reading(frame);
  finish_reading(observed);
}

}  // namespace ringside
