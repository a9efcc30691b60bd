// SPDX-License-Identifier: MIT
#include "web/fake_table.h"

#include <algorithm>

#include "match/example_match.h"
#include "report/example_report.h"
#include "rules/rules_error.h"
#include "scoring/ruling.h"

namespace ringside::testing {
namespace {

TableDisc& disc_called(int id, TableView& view) {
  const auto found = std::find_if(view.discs.begin(), view.discs.end(),
                                  [id](const TableDisc& disc) { return disc.scored.disc.id == id; });
  if (found == view.discs.end()) throw TableError("no disc " + std::to_string(id) + "; tap one on the board");
  return *found;
}

void place(TableDisc& disc, const Vec2& base, const Calibration& calibration) {
  disc.scored.disc.base = base;
  disc.scored = score_disc(disc.scored.disc, calibration);
  disc.by_person = true;
}

void count(TableView& view) {
  std::vector<ScoredDisc> scored;
  for (const TableDisc& disc : view.discs) scored.push_back(disc.scored);
  view.totals = total_up(scored, view.twenties);
  view.round = round_result(view.totals);
  view.open = open_calls(scored, view.twenties);
}

int next_id(const TableView& view) {
  int highest = 0;
  for (const TableDisc& disc : view.discs) highest = std::max(highest, disc.scored.disc.id);
  return highest + 1;
}

void keep(TableView& view, const Action& action) {
  view.match->match = then(view.match->match, action);
  view.standing = state_of(view.match->match);
  view.shooter = view.match->match.setup.players.at(static_cast<std::size_t>(view.standing->starter)).team;
}

// What each command does; `text` is what the history calls it.
struct Carrying {
  TableView& view;
  std::string text = {};

  void operator()(const StartMatch& start) {
    Match match{agree(rule_set(start.rules), start.players, start.wishes)};
    view.teams = {team_of_side(start.players, 0), team_of_side(start.players, 1)};
    view.match = StoredMatch{1, "0dd3b5b7-58a8-4f39-b13c-27f4b90ab6ee", kNoon, match};
    view.standing = state_of(match);
    view.shooter = start.players.at(static_cast<std::size_t>(match.setup.first_starter)).team;
    view.twenties = {{view.teams[0], 0}, {view.teams[1], 0}};
    text = "Match started";
  }
  void operator()(const EndRound&) {
    if (!view.match) throw TableError("no match is being played; start one");
    RoundPlayed round;
    for (const auto& [team, total] : view.totals) round.board[team] = total.board;
    round.twenties = view.twenties;
    keep(view, round);
    view.discs.clear();
    for (auto& [team, count] : view.twenties) count = 0;
    text = "Round ended";
  }
  void operator()(const PauseTable&) { view.paused = true; }
  void operator()(const ResumeTable&) { view.paused = false; }
  void operator()(const ChangeTwenties& change) {
    int& count = view.twenties[change.team];
    if (count + change.by < 0) throw TableError(change.team + " has no twenty; nothing to take off");
    count += change.by;
    text = std::string(change.by > 0 ? "Twenty added: " : "Twenty taken off: ") + change.team;
  }
  void operator()(const RuleDisc& rule) {
    TableDisc& disc = disc_called(rule.disc, view);
    disc.scored = ruled(disc.scored, rule.zone);
    text = "Disc " + std::to_string(rule.disc) + " ruled " + std::to_string(rule.zone);
  }
  void operator()(const AddDisc& add) {
    view.discs.push_back({score_disc(full_disc(next_id(view), add.base, add.team), *view.calibration), true});
    text = "Disc added: " + add.team;
  }
  void operator()(const RemoveDisc& remove) {
    const int id = disc_called(remove.disc, view).scored.disc.id;
    std::erase_if(view.discs, [id](const TableDisc& disc) { return disc.scored.disc.id == id; });
    text = "Disc " + std::to_string(id) + " removed";
  }
  void operator()(const RecolourDisc& recolour) {
    TableDisc& disc = disc_called(recolour.disc, view);
    disc.scored.disc.team = recolour.team;
    disc.by_person = true;
    text = "Disc " + std::to_string(recolour.disc) + " is " + recolour.team;
  }
  void operator()(const MoveDisc& move) {
    place(disc_called(move.disc, view), move.base, *view.calibration);
    text = "Disc " + std::to_string(move.disc) + " moved";
  }
  void operator()(const AnswerQuestion& answer) {
    const auto erased = std::erase_if(
        view.questions, [&](const TableQuestion& asked) { return asked.id == answer.question; });
    if (erased == 0) throw TableError("that is no longer asked; nothing to do");
    text = "Answered: " + answer.answer;
  }
  void operator()(const AcceptPhotoCall& accept) {
    for (const PhotoCall& call : photo_called(accept.photo).calls) {
      if (call.camera.disc.id != accept.disc) continue;
      (*this)(RuleDisc{accept.disc, call.together.zone});
      view.photo.reset();
      return;
    }
    throw TableError("the photo says nothing of that disc; take another");
  }
  void operator()(const DismissPhoto& dismiss) {
    photo_called(dismiss.photo);
    view.photo.reset();
  }
  const PhotoCalls& photo_called(int id) const {
    if (!view.photo || view.photo->id != id) throw TableError("that photo is no longer looked at");
    return *view.photo;
  }
  void operator()(const UndoLast&) {}
  void operator()(const RedoLast&) {}
};

}  // namespace

FakeTable::FakeTable(TableView view) : view_(std::make_shared<const TableView>(std::move(view))) {}

std::shared_ptr<const TableView> FakeTable::newest() const {
  const std::lock_guard lock(mutex_);
  return view_;
}

std::shared_ptr<const TableView> FakeTable::newer_than(long revision,
                                                       std::chrono::milliseconds patience) const {
  std::unique_lock lock(mutex_);
  ++times_asked_;
  changed_.wait_for(lock, patience, [&] { return view_->revision > revision; });
  return view_;
}

void FakeTable::show(TableView view) {
  view.revision = view_->revision + 1;
  count(view);
  view_ = std::make_shared<const TableView>(std::move(view));
  changed_.notify_all();
}

void FakeTable::change(const std::function<void(TableView&)>& happen) {
  const std::lock_guard lock(mutex_);
  TableView view = *view_;
  happen(view);
  show(std::move(view));
}

TableView FakeTable::after(const TableCommand& command) const {
  TableView view = *view_;
  try {
    Carrying carrying{view};
    std::visit(carrying, command);
    if (!carrying.text.empty()) {
      view.undoable.push_back(carrying.text);
      view.redoable.clear();
    }
  } catch (const RulesError& error) {
    throw TableError(error.what());
  }
  return view;
}

std::shared_ptr<const TableView> FakeTable::carry_out(const TableCommand& command, const CommandKey& key) {
  const std::lock_guard lock(mutex_);
  if (is_known(keys_, key)) return view_;
  const bool undo = std::holds_alternative<UndoLast>(command);
  const bool redo = std::holds_alternative<RedoLast>(command);
  if ((undo && before_.empty()) || (redo && undone_.empty())) throw TableError("nothing to take back; go on");
  TableView view = after(command);
  if (undo || redo) {
    auto& from = undo ? before_ : undone_;
    auto& to = undo ? undone_ : before_;
    to.push_back(*view_);
    view = from.back();
    from.pop_back();
    view.redoable = view_->redoable;
    if (undo) view.redoable.push_back(view_->undoable.back());
    if (redo) view.redoable.pop_back();
  } else if (view.undoable.size() != view_->undoable.size()) {
    before_.push_back(*view_);
    undone_.clear();
  }
  carried_out_.push_back(command);
  keep_key(keys_, key);
  show(std::move(view));
  return view_;
}

std::shared_ptr<const TableView> FakeTable::take_photo(const std::string& file, const CommandKey& key) {
  const auto before = newest();
  PhotoCalls calls = measure_photo(file, *before);
  const std::lock_guard lock(mutex_);
  if (is_known(keys_, key)) return view_;
  calls.id = ++last_photo_;
  keep_key(keys_, key);
  TableView view = *view_;
  view.photo = std::make_shared<const PhotoCalls>(std::move(calls));
  show(std::move(view));
  return view_;
}

std::string FakeTable::still_frame(bool marked) const { return marked ? marked_frame_bytes : frame_bytes; }

std::string FakeTable::drawn(int disc, const std::function<std::string(const TableDisc&)>& draw) const {
  const auto view = newest();
  const auto there = std::find_if(view->discs.begin(), view->discs.end(),
                                  [disc](const TableDisc& shown) { return shown.scored.disc.id == disc; });
  return there == view->discs.end() ? "" : draw(*there);
}

std::string FakeTable::evidence(int disc) const { return drawn(disc, draw_evidence); }

std::string FakeTable::evidence_thumbnail(int disc) const { return drawn(disc, draw_thumbnail); }

std::vector<TableCommand> FakeTable::carried_out() const {
  const std::lock_guard lock(mutex_);
  return carried_out_;
}

int FakeTable::times_asked() const {
  const std::lock_guard lock(mutex_);
  return times_asked_;
}

PhotoCalls photo_of(const TableView& view, int disc) {
  PhotoCalls calls{.discs = static_cast<int>(view.discs.size())};
  for (const TableDisc& one : view.discs) {
    if (one.scored.disc.id != disc) continue;
    const LineName line = one.scored.line.line;
    PhotoCall call{one.scored, {line, 0.9, 0.2}, one.scored, one.scored.disc};
    call.together.line = {line, 0.8, 0.15};
    call.together.call = Call::kClear;
    call.together.zone = zone_when(call.together, Call::kClear);
    calls.calls.push_back(call);
  }
  return calls;
}

TableView view_in_play() {
  struct Lying {
    const char* team;
    double x, y;
  };
  constexpr std::array<Lying, 11> kLying{{{"black", -41, 52},
                                          {"red", 63, 20},
                                          {"black", -12, -66},
                                          {"red", 30, -148},
                                          {"black", 128, 74},
                                          {"red", -150, 62},
                                          {"black", -118, -132},
                                          {"red", 212, -96},
                                          {"black", 20, 246},
                                          {"red", -196, 172},
                                          {"black", 175, -225}}};
  TableView view;
  view.camera = CameraStatus::kRunning;
  view.board = BoardStatus::kSeen;
  view.residual_mm = 0.14;
  view.calibration = example_board();
  for (int i = 0; i < 8; ++i)
    view.calibration->pegs.push_back({101.6 * direction(kPi / 8 + kPi / 4 * i), 4.8, 0.2});
  view.revision = 1;
  const auto add = [&view](const Vec2& base, const std::string& team) {
    view.discs.push_back({score_disc(full_disc(next_id(view), base, team), *view.calibration)});
  };
  for (const Lying& lying : kLying) add({lying.x, lying.y}, lying.team);
  add(disc_with_margin(LineName::kMiddle, -0.22, -1.25).base, "red");
  view.teams = {"black", "red"};
  view.twenties = {{"black", 1}, {"red", 2}};
  view.shots = 14;
  count(view);
  Carrying{view}(StartMatch{"nca", parse_players("Ann=black,Bob=red"), {}});
  view.twenties = {{"black", 1}, {"red", 2}};
  keep(view, RoundPlayed{.board = {{"black", 55}, {"red", 40}}, .twenties = {{"black", 1}, {"red", 1}}});
  count(view);
  view.events = {{EventKind::kCameraOpened},
                 {EventKind::kBoardFound, 0.2, 5},
                 {EventKind::kTwenty, 61.2, 1836, "red", 9, Vec2(0, 0), "watched into the hole"},
                 {EventKind::kDiscsAtRest, 64.4, 1932}};
  return view;
}

}  // namespace ringside::testing
