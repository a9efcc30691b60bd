// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/effect.h"
#include "live/table/table_context.h"
#include "live/table/table_state.h"
#include "report/data/photo_report.h"

// One step of a table, while it is being worked out: a local value of reduce() that its parts hand on. All
// of it is the step's own, so that a step that fails half way is simply dropped.
namespace ringside::table {

struct Step {
  TableState state;
  const TableContext& context;
  MatchNow match = context.match;  // as the effects will leave it
  std::vector<Effect> effects = {};
};

const Calibration& calibration_of(const Step& step);
ScoredDisc scored(const Step& step, const Disc& disc);

// What lies there now.
BoardAsItLay board_now(const Step& step);
ScoredBoard scored_board(const Step& step, const BoardAsItLay& board);

// An event at the newest frame.
TableEvent event(const Step& step, EventKind kind, std::string note = {});
TableEvent event_about(const Step& step, EventKind kind, const DiscChange& change);
void report(Step& step, TableEvent event);

}  // namespace ringside::table
