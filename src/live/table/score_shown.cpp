// SPDX-License-Identifier: MIT
#include "live/table/score_shown.h"

#include "detection/detect_discs.h"
#include "live/table/rounds.h"
#include "live/view/table_board.h"

namespace ringside::table {

std::string withheld(const TableState& state, const MatchNow& match) {
  if (state.paused) return "paused";
  if (state.camera.status == CameraStatus::kLost) return state.camera.note;
  if (state.camera.status == CameraStatus::kOpening) return "the camera is being opened";
  if (state.now.board != BoardStatus::kSeen) return state.now.board_note;
  if (state.reading == 0) return "the board has not lain still yet";
  if (total_up(scored_of(state.memory.discs), state.round.twenties).size() > 2)
    return "discs of more than two colours lie on the board; take away what does not belong there";
  if (more_shots_than_discs(state, match))
    return "more shots were seen than the players have discs; count the round, or take back what was wrong";
  if (state.hidden) return "a hand hides a part of the board; take it away";
  if (state.now.motion == TableMotion::kHand) return "a hand is over the board";
  return state.now.motion == TableMotion::kMoving ? "discs are moving" : "";
}

std::vector<std::string> warnings(const TableState& state) {
  std::vector<std::string> all = state.warnings_of_sides;
  for (const TableDisc& disc : state.memory.discs) {
    if (disc.by_person) continue;
    if (auto warning = warning_of(disc.scored.disc)) all.push_back(std::move(*warning));
  }
  return all;
}

}  // namespace ringside::table
