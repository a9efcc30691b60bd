// SPDX-License-Identifier: MIT
#include "live/table/commands.h"

#include <stdexcept>
#include <utility>

#include "board/colour_words.h"
#include "live/table/answers.h"
#include "live/table/edits.h"
#include "live/table/rounds.h"
#include "scoring/ruling.h"
#include "scoring/zones.h"

namespace ringside::table {
namespace {

void check_place(const Vec2& base) {
  constexpr double kMostReach = 1000;  // mm from the middle
  if (!(base.norm() < kMostReach)) throw TableError("that place is not on the board");
}

void check_team(const std::string& team) {
  if (const auto complaint = colour_complaint(team)) throw TableError(*complaint);
}

std::string name_of(int disc) { return "disc " + std::to_string(disc); }

void check_board(const TableState& state) {
  if (state.reading == 0) throw TableError("no board was seen yet; wait until it is found");
}

// One that may be none is one by what people do with it.
TableDisc disc_of(const TableState& state, int id) {
  check_board(state);
  if (const TableDisc* maybe = state.memory.find_open_maybe(id)) return {maybe->scored, true};
  const TableDisc* disc = state.memory.find(id);
  if (!disc) throw TableError(name_of(id) + " lies on the board no longer");
  return *disc;
}

// Of the photo with that id, which is the newest and not dismissed.
const PhotoCalls& photo_of(const TableState& state, int id) {
  if (!state.photo || state.photo->id != id) throw TableError("that photo is no longer looked at");
  return *state.photo;
}

PhotoCall standing_call(const TableState& state, const AcceptPhotoCall& accepted) {
  for (const PhotoCall& call : standing_calls(photo_of(state, accepted.photo), state.memory))
    if (call.camera.disc.id == accepted.disc) return call;
  throw TableError("the photo says nothing of " + name_of(accepted.disc) + " as it lies now; take another");
}

struct Carry {
  Step& step;

  TableState& state() const { return step.state; }

  void operator()(const StartMatch&) const {
    throw std::logic_error("StartMatch becomes MatchAgreed before a table takes it");
  }
  void operator()(const EndRound&) const { count_round(step); }
  void operator()(const PauseTable&) const { state().paused = true; }
  void operator()(const ResumeTable&) const { state().paused = false; }

  void operator()(const ChangeTwenties& command) const {
    check_team(command.team);
    change_twenties(step, command);
  }

  void operator()(const RuleDisc& command) const {
    if (!is_zone(command.zone)) throw TableError("a disc is worth 20, 15, 10, 5 or 0; choose one of these");
    TableDisc disc = disc_of(state(), command.disc);
    if (command.zone == 0 && state().memory.find_open_maybe(command.disc))
      return take_for_none(state(), command.disc);
    disc.scored = ruled(disc.scored, command.zone);
    edit_disc(state(), name_of(command.disc) + " ruled " + std::to_string(command.zone), command.disc, disc);
  }

  void operator()(const AddDisc& command) const {
    check_team(command.team);
    check_board(state());
    check_place(command.base);
    Disc added;
    added.id = state().memory.next_id();
    added.team = command.team;
    added.base = command.base;
    added.radius = step.context.rules.disc_shape.radius;
    added.confidence = 1;
    edit_disc(state(), command.team + " disc added", added.id, TableDisc{scored(step, added), true});
  }

  void operator()(const RemoveDisc& command) const {
    const Vec2 place = disc_of(state(), command.disc).scored.disc.base;
    edit_disc(state(), name_of(command.disc) + " removed", command.disc, std::nullopt, place);
  }

  void operator()(const RecolourDisc& command) const {
    check_team(command.team);
    TableDisc disc = disc_of(state(), command.disc);
    disc.scored.disc.team = command.team;
    disc.by_person = true;
    edit_disc(state(), name_of(command.disc) + " is " + command.team, command.disc, disc);
  }

  void operator()(const MoveDisc& command) const {
    Disc disc = disc_of(state(), command.disc).scored.disc;
    check_place(command.base);
    const Vec2 place = std::exchange(disc.base, command.base);
    disc.in_hole = HoleState::kNone;
    edit_disc(state(), name_of(command.disc) + " moved", command.disc, TableDisc{scored(step, disc), true},
              place);
  }

  void operator()(const AcceptPhotoCall& command) const {
    const PhotoCall call = standing_call(state(), command);
    if (call.together.call == Call::kTooClose)
      throw TableError("the photo leaves it too close to call; rule on the disc, or take another photo");
    TableDisc disc = disc_of(state(), command.disc);
    disc.scored = ruled(disc.scored, call.together.zone);
    edit_disc(state(), name_of(command.disc) + " ruled " + std::to_string(call.together.zone) + " by a photo",
              command.disc, disc);
  }

  void operator()(const DismissPhoto& command) const {
    photo_of(state(), command.photo);
    state().photo.reset();
  }

  void operator()(const AnswerQuestion& command) const { take_answer(step, command); }
  void operator()(const UndoLast&) const { undo(step); }
  void operator()(const RedoLast&) const { redo(step); }
};

}  // namespace

void take_photo(Step& step, const BoardInPhoto& photo) {
  check_board(step.state);
  PhotoCalls calls = match_photo(step.state.memory, calibration_of(step), photo, step.context.rules.scoring);
  calls.id = ++step.state.last_photo;
  step.state.photo = std::make_shared<const PhotoCalls>(std::move(calls));
}

void take_command(Step& step, const TableCommand& command) {
  std::visit(Carry{step}, command);
  step.effects.emplace_back(SaveState{});
}

}  // namespace ringside::table
