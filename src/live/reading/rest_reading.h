// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <future>
#include <memory>

#include "board/models.h"
#include "detection/view/disc.h"
#include "live/capture/frame_source.h"
#include "live/motion/small_board.h"
#include "live/reading/hole_look.h"
#include "live/reading/rest_moment.h"
#include "live/work/work_queue.h"

namespace ringside {

// The board at rest, measured once on the mean of the still frames.
struct RestReading {
  RestMoment moment;
  std::shared_ptr<const Calibration> calibration;  // as the board was found
  std::array<Line, 3> lines;                       // as wide as this picture shows them
  cv::Mat picture;                                 // the mean
  cv::Mat small;                                   // the same, shrunk
  Detection detection;
  HoleLook hole;
  bool part_hidden = false;  // a hand hides a part of the deck that no reading has shown
  cv::Mat hidden = {};       // as hidden_places
};

// earlier: as detect_discs.
RestReading read_rest(const std::vector<Frame>& frames, std::shared_ptr<const Calibration> calibration,
                      const SmallBoard& board, const DiscModel& discs, const std::vector<Disc>& earlier,
                      RestMoment moment);

// How its hole looks against those of earlier readings. A hand over it is not known here.
HoleReading compare_holes(const RestReading& reading, const HoleLook& last, const HoleLook& empty);

// Reads beside the frames: measuring takes as long as several of them. One reading at a time: the next one
// builds on it.
class RestReader {
 public:
  explicit RestReader(TableWork work) : work_(std::move(work)) {}

  void start(std::function<RestReading()> read) { pending_ = work_.begin(std::move(read)); }
  bool busy() const { return pending_.valid(); }
  bool ready() const;
  RestReading take() { return pending_.get(); }  // waits for it

 private:
  TableWork work_;
  std::future<RestReading> pending_;
};

}  // namespace ringside
