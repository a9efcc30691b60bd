// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "live/analysis/frame_observations.h"
#include "live/memory/seen_discs.h"
#include "live/motion/board_watch.h"
#include "live/motion/cut_watch.h"
#include "live/motion/motion_watch.h"
#include "live/motion/reentry_watch.h"
#include "live/motion/shot_watch.h"

namespace ringside {

struct FrameAnalyzerOptions {
  BoardOptions board = {};
  std::optional<Calibration> calibration = {};  // to begin with
  DiscModel discs;
  // A reading is handed on exactly so many seconds of the frames' clock after it was begun, however fast the
  // computer is. So a file always gives the same events. 0: as soon as it is there, for cameras.
  double seconds_for_reading = 0.2;
  // By which it reads boards at rest and looks for them; tables that share a queue take turns.
  TableWork work = {};
};

// Sees what happens on a board, frame by frame: where it lies, what moves, when it has come to rest, and what
// lies there then. What that means for the game is the table's business.
class FrameAnalyzer {
 public:
  explicit FrameAnalyzer(FrameAnalyzerOptions options);

  FrameObservations next(const Frame& frame);
  FrameObservations end();  // there are no more frames: what was begun is finished

 private:
  // Watches that hold for one place of the board.
  struct Watches {
    explicit Watches(std::shared_ptr<const Calibration> found);
    void forget_runs();

    std::shared_ptr<const Calibration> calibration;
    SmallBoard small;
    MotionWatch motion;
    ShotWatch shots;
    ReentryWatch returns;
  };

  // What is remembered from frame to frame, besides the watches.
  struct Memory {
    Frame last = {};  // that was looked at
    MotionReading motion = {};
    bool hand = false;
    int hand_frames = 0;
    std::optional<Vec2> shot_from = {};  // seen since the last reading
    bool restless = false;               // something happened that the last reading does not know
    bool unseen = false;                 // the board was not seen for a while; hands may have been anywhere
    bool new_place = true;
    cv::Mat never_seen = {};  // as RestMoment, after the last reading
    cv::Mat hidden = {};      // as in the last reading; empty where it showed all
    double reading_due = 0;
    SeenDiscs discs = {};
  };

  void look_at(const Frame& frame, FrameObservations& observed);
  bool follows_too_soon(const Frame& frame) const;
  void cut(const Frame& frame, const std::string& note, FrameObservations& observed);
  void report(EventKind kind, std::string note, FrameObservations& observed,
              std::optional<Vec2> place = {}) const;
  bool watch_board(const Frame& frame, FrameObservations& observed);
  void miss_motion();
  void watch_motion(const Frame& frame, FrameObservations& observed);
  void watch_hand(FrameObservations& observed);
  void watch_shot(FrameObservations& observed);
  void watch_rest(const Frame& frame);
  // What a hand hid is seen again: one that was too small or too short to be called a hand leaves unnoticed.
  bool came_to_light() const;
  void begin_reading(const Frame& frame);
  void finish_reading(FrameObservations& observed);
  void read_before_leaving(const Frame& frame, FrameObservations& observed);
  TableMotion motion() const;

  FrameAnalyzerOptions options_;
  BoardWatch board_;
  CutWatch cuts_;
  std::optional<Watches> watches_ = {};
  RestReader reader_;
  Memory memory_;
};

}  // namespace ringside
