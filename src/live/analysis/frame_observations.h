// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "live/motion/board_watch.h"
#include "live/reading/rest_reading.h"
#include "live/view/table_view.h"

namespace ringside {

// What one frame showed.
struct FrameObservations {
  std::vector<TableEvent> events = {};     // of camera, board, hands, and shots that begin
  std::vector<RestReading> readings = {};  // before the events: they were begun earlier
  BoardStatus board = BoardStatus::kSearching;
  std::string board_note = {};                         // as TableView
  std::shared_ptr<const RefusedPicture> refused = {};  // as BoardWatch
  double residual_mm = 0;                              // as TableView
  TableMotion motion = TableMotion::kStill;
};

}  // namespace ringside
