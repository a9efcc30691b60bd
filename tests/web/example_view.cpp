// SPDX-License-Identifier: MIT
#include "web/example_view.h"

#include "match/example_match.h"
#include "report/example_report.h"

namespace ringside::testing {
namespace {

void show(const ScoredBoard& board, TableView& view) {
  view.calibration = board.calibration;
  view.discs.clear();
  for (const ScoredDisc& disc : board.discs) view.discs.push_back({disc, disc.ruling.has_value()});
  for (const MaybeDisc& maybe : board.maybe_discs) view.maybe_discs.push_back({maybe.scored});
  view.totals = board.totals;
  view.round = board.round;
  view.open = board.open;
}

void begin_match(TableView& view) {
  const Match match = then(new_match("nca"), TwentySunk{"black"});
  view.match = StoredMatch{1, "0dd3b5b7-58a8-4f39-b13c-27f4b90ab6ee", kNoon, match};
  view.standing = state_of(match);
}

}  // namespace

TableView empty_view() { return {}; }

TableView example_view() {
  TableView view;
  view.revision = 7;
  view.camera = CameraStatus::kRunning;
  view.board = BoardStatus::kSeen;
  view.residual_mm = 0.12;
  view.teams = {"black", "red"};
  view.twenties = {{"black", 1}, {"red", 0}};
  show(std::get<ScoredBoard>(example_report().outcome), view);
  view.shots = 4;
  view.shooter = "red";
  view.advice = "Black's shot was valid: it moved red disc 7.";
  begin_match(view);
  view.events = {{EventKind::kCameraOpened},
                 {EventKind::kTwenty, 1.24, 31, "black", 3, Vec2(0.5, -1), "watched into the hole"}};
  view.undoable = {"start of the match", "twenty of black"};
  view.redoable = {"disc 2 ruled 15"};
  return view;
}

TableView refused_view() {
  TableView view;
  view.revision = 3;
  view.camera = CameraStatus::kRunning;
  view.refusal = std::make_shared<const Refusal>(*refused_report().refused());
  view.board_note = view.refusal->reason;
  return view;
}

TableView photo_view() {
  TableView view = example_view();
  PhotoCall call{
      .camera = view.discs[1].scored, .photo = {}, .together = view.discs[1].scored, .in_photo = {}};
  call.photo = {call.together.line.line, 0.9, 0.2};
  call.together.line.margin = 0.85;
  call.together.line.sigma = 0.15;
  call.together.call = Call::kClear;
  view.photo = std::make_shared<const PhotoCalls>(PhotoCalls{4, 3, {call}});
  return view;
}

TableView withheld_view() {
  TableView view = example_view();
  view.revision = 8;
  show(std::get<ScoredBoard>(report_with_ruling().outcome), view);
  view.withheld = "a hand is over the board";
  view.motion = TableMotion::kHand;
  view.questions = {{1, "Is a black disc in the hole?", {"Yes", "No"}}};
  return view;
}

}  // namespace ringside::testing
