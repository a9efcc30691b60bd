// SPDX-License-Identifier: MIT
#include "live/table/view_of.h"

#include "live/table/match_photo.h"
#include "live/table/question_words.h"
#include "live/table/questions.h"
#include "live/table/rounds.h"
#include "live/table/score_shown.h"
#include "live/view/table_board.h"

namespace ringside {
namespace {

std::vector<std::string> names_of(const std::vector<Edit>& edits) {
  std::vector<std::string> names;
  for (const Edit& edit : edits) names.push_back(edit.what);
  return names;
}

// Null where none of its calls stands.
std::shared_ptr<const PhotoCalls> photo_now(const TableState& state) {
  if (!state.photo || state.reading == 0) return nullptr;
  auto standing = table::standing_calls(*state.photo, state.memory);
  if (standing.empty()) return nullptr;
  return std::make_shared<const PhotoCalls>(
      PhotoCalls{state.photo->id, state.photo->discs, std::move(standing)});
}

void show_board(const TableState& state, const TableContext& context, TableView& view) {
  view.calibration.reset();
  if (state.reading == 0) return;
  view.maybe_discs = state.memory.open_maybe();
  ScoredBoard now = board_of(context.calibration(state.reading), state.memory.discs, state.round.twenties,
                             view.maybe_discs);
  view.calibration = std::move(now.calibration);
  view.discs = state.memory.discs;
  view.totals = now.totals;
  view.round = now.round;
  view.open = now.open;
}

}  // namespace

TableView view_of(const TableState& state, const TableContext& context, TableView before) {
  TableView view = std::move(before);
  ++view.revision;
  view.camera = state.camera.status;
  view.camera_note = state.camera.note;
  view.board = state.now.board;
  view.board_note = state.now.board_note;
  view.residual_mm = state.now.residual_mm;
  view.motion = state.now.motion;
  view.paused = state.paused;
  show_board(state, context, view);
  view.withheld = table::withheld(state, context.match);
  const std::vector<std::string> sides = state.palette.names();
  for (std::size_t i = 0; i < sides.size(); ++i) view.teams.at(i) = sides[i];
  view.twenties = state.round.twenties;
  view.questions.clear();
  for (const OpenQuestion& question : state.round.questions)
    if (table::stands(question, state)) view.questions.push_back(in_words(question));
  view.photo = photo_now(state);
  view.warnings = table::warnings(state);
  view.shots = state.round.shots.seen;
  view.shooter = table::whose_turn(state, context.match);
  view.advice = state.advice;
  view.undoable = names_of(state.done);
  view.redoable = names_of(state.undone);
  return view;
}

}  // namespace ringside
