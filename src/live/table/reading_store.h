// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <set>

#include "live/reading/rest_reading.h"
#include "live/table/board_reading.h"
#include "live/table/table_state.h"

namespace ringside {

// The pictures and calibrations of readings, to which a table's state refers by number; and what a new
// reading shows against them.
class ReadingStore {
 public:
  // Keeps it under a number of its own, and compares it with what the state knows.
  // score_was_shown: as BoardReading.
  BoardReading add(const RestReading& reading, const TableState& state, bool score_was_shown);

  const Calibration& calibration(long number) const;  // an empty one when it is not kept
  cv::Mat picture(long number) const;                 // the same

  void keep_only(const std::set<long>& numbers);

 private:
  struct Kept {
    std::shared_ptr<const Calibration> found;  // the board where it was found
    Calibration measured;                      // the same with the lines of this reading
    cv::Mat picture;
    cv::Mat small;  // RestPlaces::picture
    HoleLook hole;
  };

  const Kept* find(long number) const;

  std::map<long, Kept> kept_;
  std::optional<SmallBoard> small_board_;  // of the board where it was found last
  std::shared_ptr<const Calibration> small_board_of_;
  long last_number_ = 0;
};

}  // namespace ringside
