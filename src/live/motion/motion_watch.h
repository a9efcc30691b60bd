// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <vector>

#include "live/motion/board_at_rest.h"

namespace ringside {

// Something of a disc's width that moves on the board by itself.
struct FreeBlob {
  Vec2 centre;       // board frame, mm
  double area;       // mm^2
  double from_hand;  // mm, to the nearest part of a hand that moves now
  double reach = 0;  // mm, of its farthest part from the board's centre
};

// mm/s of the hardest shots, 4 m/s, and what a blob's centre leaps by besides.
inline constexpr double kFastest = 5100;
// As large as half a disc, mm^2: fingers that twitch show less.
inline bool is_of_disc(const FreeBlob& blob) { return blob.area >= 400; }
// Fingers are nearer to their hand, mm.
inline bool is_away_from_hand(const FreeBlob& blob) { return blob.from_hand > 40; }

struct MotionReading {
  bool repeated = false;     // the same picture once more, not for long yet: says nothing new
  bool flash = false;        // most of the deck became lighter or darker at once
  bool hand = false;         // a hand or an arm moves over the deck
  bool board_moves = false;  // something moves on the deck outside of hands
  std::vector<FreeBlob> free = {};
  double seconds = 0;        // since the last frame that was no repeat; a gap counts no more than 0.1
  int quiet_frames = 0;      // without motion on the deck outside of hands
  double still_seconds = 0;  // the same, and nothing creeps either
  int still_distinct = 0;    // frames of that time that were no repeats
  int frames_without_hand = 0;
  double seconds_without_hand = 0;
};

// Detects what moves from frame to frame: hands and discs. Hands reach in from beyond the rail or are wider
// than a disc. What a hand covers counts neither as still nor as moving.
class MotionWatch {
 public:
  explicit MotionWatch(const SmallBoard& board) : board_(board), at_rest_(board) {}

  // seconds: by a clock that rises from frame to frame.
  MotionReading next(const cv::Mat& small, double seconds);

  // Where a hand moved lately; CV_8U, empty before the first frame.
  const cv::Mat& hand() const { return recent_hand_; }
  // Where anything moved lately, hands too; the same.
  cv::Mat moved() const { return moved_at_ > clock_ - kHandTime; }
  // The board came to rest so; what a hand covers is as it was before.
  void set_at_rest(const cv::Mat& small) { at_rest_.set(small, recent_hand_); }
  // Everywhere a hand was since take_swept was called last.
  cv::Mat take_swept();

 private:
  static constexpr double kLongAgo = -1e6;   // s
  static constexpr double kHandTime = 0.18;  // s for which the place of a hand is remembered
  struct Parts;
  struct Picture {
    cv::Mat small;
    double at;
  };

  cv::Mat differs(const cv::Mat& a, const cv::Mat& b, double factor = 1) const;
  double deck_change(const cv::Mat& a, const cv::Mat& b) const;
  bool something_moves(const cv::Mat& moving) const;
  cv::Mat away_from_hands(const cv::Mat& moving) const;
  bool is_repeat(double change) const;
  void learn_noise(double change);
  Parts part(const cv::Mat& moving) const;
  double reach_of(const cv::Mat& component) const;
  static void leave_to_hand(Parts& parts);
  void measure_from_hand(Parts& parts) const;
  void begin(const cv::Mat& small);
  bool is_of_hand(const cv::Mat& component) const;
  cv::Mat resting_hand(const cv::Mat& small) const;
  bool covers_deck(const cv::Mat& mask) const;
  bool shows_hand(const cv::Mat& hand) const;
  bool is_hand(const cv::Mat& component, const cv::Mat& depth) const;
  void remember_hand(const cv::Mat& hand);
  void count(MotionReading& reading, bool creeps);

  SmallBoard board_;
  BoardAtRest at_rest_;
  double source_time_ = 0;      // by whoever hands in frames
  double clock_ = 0;            // the same, but gaps between frames are cut short
  std::deque<Picture> last_;    // that were no repeats, the newest last
  std::deque<double> changes_;  // of the frames that were no repeats
  double noise_ = 1;            // levels, mean over the deck from frame to frame
  cv::Mat hand_seen_;           // CV_64F, when a hand was there last
  cv::Mat moved_at_;            // CV_64F, when something moved there last
  cv::Mat recent_hand_, swept_;
  double changed_ = 0;  // when the picture was another one last, by the clock
  double hand_moved_ = kLongAgo, hand_shown_ = kLongAgo, board_moved_ = 0;  // when, by the clock
  int quiet_frames_ = 0, still_distinct_ = 0, frames_without_hand_ = 0;
};

}  // namespace ringside
