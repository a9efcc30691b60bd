// SPDX-License-Identifier: MIT
#include "live/table/step.h"

#include "live/view/table_board.h"

namespace ringside::table {

const Calibration& calibration_of(const Step& step) { return step.context.calibration(step.state.reading); }

ScoredDisc scored(const Step& step, const Disc& disc) {
  return score_disc(disc, calibration_of(step), step.context.rules.scoring);
}

BoardAsItLay board_now(const Step& step) {
  const TableState& state = step.state;
  return {state.memory.discs, state.round.twenties, state.reading, state.reading, state.memory.open_maybe()};
}

ScoredBoard scored_board(const Step& step, const BoardAsItLay& board) {
  const long measured = board.measured == 0 ? step.state.reading : board.measured;
  return board_of(step.context.calibration(measured), board.discs, board.twenties, board.maybe_discs);
}

TableEvent event(const Step& step, EventKind kind, std::string note) {
  return {.kind = kind,
          .seconds = step.state.now.seconds,
          .frame = step.state.now.frame,
          .note = std::move(note)};
}

TableEvent event_about(const Step& step, EventKind kind, const DiscChange& change) {
  TableEvent about = event(step, kind);
  about.team = change.team;
  about.disc = change.id;
  about.place = change.to ? change.to : change.from;
  return about;
}

void report(Step& step, TableEvent event) {
  step.effects.emplace_back(ReportEvent{.event = std::move(event)});
}

}  // namespace ringside::table
