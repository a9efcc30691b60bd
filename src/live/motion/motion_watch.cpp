// SPDX-License-Identifier: MIT
#include "live/motion/motion_watch.h"

#include <algorithm>
#include <numeric>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

// A pixel has changed when it differs by this many grey levels in one channel. Observed video noise,
// compressed or not, is 0.3 to 2 levels in the mean and stays below 4 + 4 times that. A disc's edge moved by
// a tenth of a pixel makes 8 on most boards.
constexpr double kLeastChange = 12, kMostChange = 40, kNoisesOfChange = 6, kChangeBase = 8;
constexpr double kLongestGap = 0.1;  // s: nobody knows what was going on in a longer one
// Discs that creep are seen against the picture of so many seconds ago: five frames at thirty a second.
constexpr double kCreepTime = 0.15;
constexpr double kLongestRest = 1.5;  // s: what does not move for so long is the board, if it is no hand
constexpr double kWidestDisc = 52;    // mm, of two crescents and a smear; fingers together are wider
// mm^2: less is noise. A disc that moves by a third of a millimetre from frame to frame shows 90 on each
// side.
constexpr double kLeastBlob = 60;
constexpr double kCreepFactor = 1.5;  // coders let still pictures wander more over several frames
constexpr double kFlashShare = 0.5;   // of the deck
constexpr std::size_t kNoiseFrames = 31;
// s: rates are converted by repeating frames, of ten a second for a tenth. What stays the same for longer is
// what the source has to show: pictures without noise (a drawn one, a camera's strong denoising) come so.
constexpr double kLongestRepeat = 1.5;

}  // namespace

// What moves, parted.
struct MotionWatch::Parts {
  cv::Mat hand;  // CV_8U
  std::vector<FreeBlob> free;
};

MotionReading MotionWatch::next(const cv::Mat& small, double seconds) {
  MotionReading reading;
  if (last_.empty()) {
    source_time_ = seconds;
    begin(small);
    return reading;
  }
  clock_ += std::min(seconds - source_time_, kLongestGap);
  source_time_ = seconds;
  while (last_.size() > 1 && clock_ - last_[1].at >= kCreepTime) last_.pop_front();
  reading.seconds = clock_ - last_.back().at;
  const double change = deck_change(small, last_.back().small);
  const bool is_new = !is_repeat(change);
  if (is_new) changed_ = clock_;
  reading.repeated = clock_ != changed_ && clock_ - changed_ < kLongestRepeat;
  if (reading.repeated) {
    reading.hand = frames_without_hand_ == 0;
    count(reading, false);
    return reading;
  }
  if (is_new) learn_noise(change);
  const cv::Mat moving = differs(small, last_.back().small);
  moved_at_.setTo(clock_, moving);
  reading.flash = covers_deck(moving);
  Parts parts;
  if (!reading.flash) parts = part(moving);
  reading.hand = shows_hand(parts.hand);
  if (reading.hand) hand_moved_ = clock_;
  if (!reading.flash) at_rest_.learn_surroundings(small);
  if (at_rest_.known()) {
    if (parts.hand.empty()) parts.hand = cv::Mat::zeros(small.size(), CV_8U);
    parts.hand |= resting_hand(small);
    reading.hand = shows_hand(parts.hand);
  }
  measure_from_hand(parts);
  if (at_rest_.known()) leave_to_hand(parts);
  reading.free = std::move(parts.free);
  if (!reading.hand && clock_ - hand_moved_ >= kLongestRest) at_rest_.set(small, recent_hand_);
  remember_hand(parts.hand);
  reading.board_moves = reading.flash || !reading.free.empty() || something_moves(away_from_hands(moving));
  const bool creeps = something_moves(away_from_hands(differs(small, last_.front().small, kCreepFactor)));
  count(reading, creeps);
  last_.push_back({small, clock_});
  return reading;
}

void MotionWatch::begin(const cv::Mat& small) {
  hand_seen_ = cv::Mat(small.size(), CV_64F, cv::Scalar(kLongAgo));
  moved_at_ = hand_seen_.clone();
  recent_hand_ = cv::Mat::zeros(small.size(), CV_8U);
  swept_ = recent_hand_.clone();
  last_.push_back({small, clock_});
  changed_ = clock_;
}

bool MotionWatch::shows_hand(const cv::Mat& hand) const {
  return !hand.empty() && board_.square_mm(cv::countNonZero(hand & board_.deck())) >= kLeastHand;
}

cv::Mat MotionWatch::take_swept() {
  cv::Mat swept = swept_;
  swept_ = recent_hand_.clone();
  return swept;
}

cv::Mat MotionWatch::away_from_hands(const cv::Mat& moving) const {
  return moving & board_.deck() & ~recent_hand_;
}

// More than specks of noise.
bool MotionWatch::something_moves(const cv::Mat& moving) const {
  if (board_.square_mm(cv::countNonZero(moving)) < kLeastBlob) return false;
  cv::Mat labels, stats, centres;
  const int count = cv::connectedComponentsWithStats(moving, labels, stats, centres, 8, CV_32S);
  for (int i = 1; i < count; ++i)
    if (board_.square_mm(stats.at<int>(i, cv::CC_STAT_AREA)) >= kLeastBlob) return true;
  return false;
}

cv::Mat MotionWatch::differs(const cv::Mat& a, const cv::Mat& b, double factor) const {
  cv::Mat difference;
  cv::absdiff(a, b, difference);
  const double least = std::clamp(kChangeBase + kNoisesOfChange * noise_, kLeastChange, kMostChange);
  cv::Mat mask;
  // In any of the three channels: what is within in all of them is still.
  cv::inRange(difference, cv::Scalar::all(0), cv::Scalar::all(factor * least), mask);
  return ~mask;
}

double MotionWatch::deck_change(const cv::Mat& a, const cv::Mat& b) const {
  cv::Mat difference;
  cv::absdiff(a, b, difference);
  const cv::Scalar means = cv::mean(difference, board_.deck());
  return (means[0] + means[1] + means[2]) / 3;
}

// Frame rates are converted by showing frames twice; the second differs by what the coder left over.
bool MotionWatch::is_repeat(double change) const {
  constexpr double kSame = 0.01, kShareOfUsual = 0.25;
  return change < kSame || change < kShareOfUsual * noise_;
}

void MotionWatch::learn_noise(double change) {
  changes_.push_back(change);
  if (changes_.size() > kNoiseFrames) changes_.pop_front();
  std::vector<double> sorted(changes_.begin(), changes_.end());
  const auto quarter = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 4);
  std::nth_element(sorted.begin(), quarter, sorted.end());
  noise_ = *quarter;  // most frames of a game are still, but not all
}

MotionWatch::Parts MotionWatch::part(const cv::Mat& moving) const {
  Parts parts{cv::Mat::zeros(moving.size(), CV_8U), {}};
  if (board_.square_mm(cv::countNonZero(moving)) < kLeastBlob) return parts;
  const cv::Mat joined = board_.joined(moving);
  cv::Mat depth, labels, stats, centres;
  cv::distanceTransform(joined, depth, cv::DIST_L2, 3);
  const int count = cv::connectedComponentsWithStats(joined, labels, stats, centres, 8, CV_32S);
  for (int i = 1; i < count; ++i) {
    const cv::Mat whole = labels == i, own = moving & whole;
    const double area = board_.square_mm(cv::countNonZero(own));
    if (area < kLeastBlob) continue;
    if (is_hand(whole, depth)) {
      parts.hand |= whole;
    } else if (cv::countNonZero(whole & board_.deck()) > 0 && !is_of_hand(whole)) {
      const cv::Moments m = cv::moments(own, true);
      parts.free.push_back({board_.to_board(Vec2(m.m10 / m.m00, m.m01 / m.m00)), area, 0, reach_of(own)});
    }
  }
  return parts;
}

double MotionWatch::reach_of(const cv::Mat& component) const {
  std::vector<cv::Point> places;
  cv::findNonZero(component, places);
  double reach = 0;
  for (const cv::Point& p : places) reach = std::max(reach, board_.to_board(Vec2(p.x, p.y)).norm());
  return reach;
}

// The tip of an arm of one colour moves like something of its own.
void MotionWatch::leave_to_hand(Parts& parts) {
  std::erase_if(parts.free, [](const FreeBlob& blob) { return blob.from_hand == 0; });
}

void MotionWatch::measure_from_hand(Parts& parts) const {
  constexpr double kNoHand = 1e3;  // mm
  if (parts.free.empty()) return;
  cv::Mat distance;
  if (cv::countNonZero(parts.hand) > 0) cv::distanceTransform(~parts.hand, distance, cv::DIST_L2, 3);
  for (FreeBlob& blob : parts.free) {
    const Vec2 p = board_.from_board(blob.centre);
    const cv::Point pixel(static_cast<int>(std::lround(p.x())), static_cast<int>(std::lround(p.y())));
    blob.from_hand = distance.empty() ? kNoHand : distance.at<float>(pixel) * board_.mm_per_pixel();
  }
}

bool MotionWatch::is_hand(const cv::Mat& component, const cv::Mat& depth) const {
  if (cv::countNonZero(component & board_.outside()) > 0) return true;
  double deepest = 0;
  cv::minMaxLoc(depth, nullptr, &deepest, nullptr, nullptr, component);
  return (2 * deepest - 1) * board_.mm_per_pixel() - SmallBoard::kJoin > kWidestDisc;
}

// A finger's tip whose hand moves too little to be seen. Such a tip makes no new place of a hand: else a disc
// that leaves the hand would take the hand with it from frame to frame.
bool MotionWatch::is_of_hand(const cv::Mat& component) const {
  return 2 * cv::countNonZero(component & recent_hand_) > cv::countNonZero(component);
}

cv::Mat MotionWatch::resting_hand(const cv::Mat& small) const {
  // It moved before it came to rest.
  if (cv::countNonZero(recent_hand_) == 0) return cv::Mat::zeros(small.size(), CV_8U);
  const cv::Mat differing = differs(small, at_rest_.picture());
  // Another light differs everywhere.
  if (covers_deck(differing)) return cv::Mat::zeros(small.size(), CV_8U);
  return at_rest_.resting_hand(differing, recent_hand_);
}

bool MotionWatch::covers_deck(const cv::Mat& mask) const {
  return cv::countNonZero(mask & board_.deck()) > kFlashShare * cv::countNonZero(board_.deck());
}

void MotionWatch::remember_hand(const cv::Mat& hand) {
  if (!hand.empty()) hand_seen_.setTo(clock_, hand);
  recent_hand_ = hand_seen_ > clock_ - kHandTime;
  swept_ |= recent_hand_;
}

void MotionWatch::count(MotionReading& reading, bool creeps) {
  if (reading.board_moves) {
    board_moved_ = clock_;
    quiet_frames_ = still_distinct_ = 0;
  } else {
    ++quiet_frames_;
    still_distinct_ += reading.repeated ? 0 : 1;
  }
  if (reading.hand) hand_shown_ = clock_;
  frames_without_hand_ = reading.hand ? 0 : frames_without_hand_ + 1;
  reading.quiet_frames = quiet_frames_;
  // What creeps is not still yet, but needs no new start.
  reading.still_seconds = creeps ? 0 : clock_ - board_moved_;
  reading.still_distinct = creeps ? 0 : still_distinct_;
  reading.frames_without_hand = frames_without_hand_;
  reading.seconds_without_hand = clock_ - hand_shown_;
}

}  // namespace ringside
