// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "live/memory/seen_discs.h"
#include "live/motion/board_watch.h"
#include "live/motion/motion_watch.h"
#include "live/motion/reentry_watch.h"
#include "live/motion/shot_watch.h"
#include "live/reading/rest_reading.h"

namespace ringside {

struct EyesOptions {
  BoardOptions board = {};
  std::optional<Calibration> calibration = {};  // to begin with
  DiscModel discs;
  // A reading is handed on exactly so many seconds of the frames' clock after it was begun, whatever the
  // computer does meanwhile, so that a file always gives the same events. 0: as soon as it is there, for
  // cameras.
  double seconds_for_reading = 0.2;
};

// What one frame showed.
struct Sight {
  std::vector<TableEvent> events = {};     // of camera, board, hands, and shots that begin
  std::vector<RestReading> readings = {};  // before the events: they were begun earlier
};

// Sees what happens on a board, frame by frame: where it lies, what moves, when it has come to rest, and what
// lies there then. What that means for the game is the table's business.
class Eyes {
 public:
  explicit Eyes(EyesOptions options);

  Sight next(const Frame& frame);
  Sight end();  // there are no more frames: what was begun is finished

  const BoardWatch& board() const { return board_; }
  TableMotion motion() const;

 private:
  bool follows_too_soon(const Frame& frame) const;
  bool is_cut(const cv::Mat& bgr);
  void cut(const Frame& frame, const std::string& note, Sight& sight);
  void tell(EventKind kind, std::string note, Sight& sight, std::optional<Vec2> place = {}) const;
  bool watch_board(const Frame& frame, Sight& sight);
  void watch_motion(const Frame& frame, Sight& sight);
  void watch_hand(Sight& sight);
  void watch_shot(Sight& sight);
  void forget_runs();
  void watch_rest(const Frame& frame);
  void begin_reading(const Frame& frame);
  void finish_reading(Sight& sight);
  void read_before_leaving(const Frame& frame, Sight& sight);

  EyesOptions options_;
  BoardWatch board_;
  RestReader reader_;
  SeenDiscs seen_;
  double reading_due_ = 0;
  cv::Mat glance_;  // the whole picture, very small, grey
  cv::Size size_ = {};
  std::shared_ptr<const Calibration> watched_ = {};  // that the following were made for
  std::optional<SmallBoard> small_;
  std::optional<MotionWatch> motion_;
  std::optional<ShotWatch> shots_;
  std::optional<ReentryWatch> returns_;
  MotionReading now_;
  Frame last_;  // that was looked at
  bool hand_ = false;
  int hand_frames_ = 0;
  std::optional<Vec2> shot_from_ = {};  // told since the last reading
  bool restless_ = false;               // something happened that the last reading does not know
  bool unseen_ = false;                 // the board was not seen for a while; hands may have been anywhere
  bool new_place_ = true;
};

}  // namespace ringside
