// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "live/table/board_reading.h"
#include "live/table/match_photo.h"
#include "live/table/table_state.h"
#include "live/view/table_command.h"
#include "live/view/table_event.h"

// All that can happen to a table.
namespace ringside {

struct FrameShown {
  FrameNow now;
  int width, height;
};
struct CameraLost {
  std::string why;
};
struct CameraEnded {
  std::string why = {};  // where it was not the end of a whole file
};

// The ledger's match was taken up where it stands (TableContext::match).
struct MatchTaken {};
// People agreed on a new match: what becomes of StartMatch once its rules are found.
struct MatchAgreed {
  MatchSetup setup;
};

// A phone's photo that is to settle calls, as it was measured.
struct PhotoMeasured {
  std::shared_ptr<const BoardInPhoto> board;
};

// TableEvent: something that the frames show. Of people's commands all but StartMatch; the key of one, and of
// a photo, comes before it.
using Input = std::variant<FrameShown, BoardReading, TableEvent, CameraLost, CameraEnded, MatchTaken,
                           MatchAgreed, PhotoMeasured, CommandKey, TableCommand>;

}  // namespace ringside
