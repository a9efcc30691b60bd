// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "calibration/calibrate.h"
#include "live/capture/frame_source.h"
#include "live/capture/still_picture.h"
#include "live/motion/line_watch.h"
#include "live/view/table_view.h"
#include "live/work/work_queue.h"
#include "report/data/photo_report.h"

namespace ringside {

// Something that became of the board.
struct BoardNews {
  EventKind kind;  // kBoardFound, kBoardCovered, kBoardMoved
  std::string note = {};
};

// A picture in which no board was found, and why.
struct RefusedPicture {
  cv::Mat picture;
  std::shared_ptr<const Refusal> refusal;
};

// Finds the board by itself and watches in every frame that it lies where it was found. Follows it when it is
// pushed, looks for it anew when it is gone, and says so.
class BoardWatch {
 public:
  // given: a calibration of this camera to begin with, as long as the board lies there. work: by which it
  // searches; next() waits for that, since there is nothing to watch meanwhile.
  BoardWatch(BoardOptions options, std::optional<Calibration> given, TableWork work);

  // still: for so many frames hardly anything moved. Repeated frames are not handed in.
  std::vector<BoardNews> next(const Frame& frame);
  // The picture became another one: the board is somewhere else.
  void start_again();

  BoardStatus status() const { return status_; }
  bool shaken() const { return shaken_; }    // at this frame: everything on it seems to move
  bool shifted() const { return shifted_; }  // at this frame: it lies elsewhere than the calibration has it
  const std::string& note() const { return note_; }
  // Of the newest search, while a board is looked for; null before the first one.
  const std::shared_ptr<const RefusedPicture>& refused() const { return refused_; }
  double residual_mm() const { return residual_mm_; }
  // Shared with whoever works on it; another one whenever the board was found at another place.
  const std::shared_ptr<const Calibration>& calibration() const { return calibration_; }
  const LastFrames& frames() const { return frames_; }

 private:
  Calibration find_in(const cv::Mat& picture) const;
  std::vector<BoardNews> search();
  std::vector<BoardNews> watch(const cv::Mat& bgr);
  std::vector<BoardNews> look_elsewhere();
  std::vector<BoardNews> found(Calibration calibration, const cv::Mat& picture, std::string note);
  std::vector<BoardNews> take_given(const cv::Mat& picture);
  std::vector<BoardNews> become(BoardStatus status, EventKind kind, std::string note);

  BoardOptions options_;
  std::optional<Calibration> given_;
  TableWork work_;
  LastFrames frames_{8};
  BoardStatus status_ = BoardStatus::kSearching;
  std::string note_;
  std::shared_ptr<const RefusedPicture> refused_ = {};
  std::shared_ptr<const Calibration> calibration_ = {};
  std::optional<LineWatch> lines_;
  bool shaken_ = false, shifted_ = false;
  double residual_mm_ = 0;
  int frames_before_search_ = 0;
  int good_ = 0, covered_ = 0, moved_ = 0, dark_ = 0;  // frames in a row
  double typical_light_ = 1;                           // share of that at the calibration
  Vec2 last_shift_ = Vec2::Zero();
};

}  // namespace ringside
