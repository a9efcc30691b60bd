// SPDX-License-Identifier: MIT
#include "live/table/edits.h"

#include <algorithm>

#include "live/view/table_command.h"
#include "rules/rules_error.h"

namespace ringside::table {
namespace {

constexpr int kMostTwenties = 50;

enum class Direction { kBack, kForth };

std::optional<TableDisc> copy_of(const DiscMemory& memory, int id) {
  const TableDisc* disc = memory.find(id);
  return disc ? std::optional(*disc) : std::nullopt;
}

std::optional<Vec2> left_of(const DiscMemory& memory, int id) {
  const auto found = memory.left.find(id);
  return found == memory.left.end() ? std::nullopt : std::optional(found->second);
}

// The part of the memory that an edit of a disc covers.
DiscEdit part_of(const DiscMemory& memory, int id) {
  const TableDisc* disc = memory.find(id);
  const auto at = disc ? static_cast<std::size_t>(disc - memory.discs.data()) : 0;
  return {id, copy_of(memory, id), at, left_of(memory, id)};
}

void put_part(DiscMemory& memory, const DiscEdit& part) {
  if (TableDisc* disc = memory.find(part.id); disc && part.disc) {
    *disc = *part.disc;
  } else if (part.disc) {
    const std::size_t at = std::min(part.at, memory.discs.size());
    memory.discs.insert(memory.discs.begin() + static_cast<std::ptrdiff_t>(at), *part.disc);
  } else {
    memory.erase(part.id);
  }
  memory.left.erase(part.id);
  if (part.left) memory.left[part.id] = *part.left;
}

// A side without any is as if it had never been named.
void add_to(ByTeam& counts, const std::string& team, int by) {
  counts[team] += by;
  if (counts[team] == 0) counts.erase(team);
}

void add_twenties(RoundInPlay& round, const std::string& team, int by) {
  add_to(round.twenties, team, by);
  if (round.before_lifting) add_to(round.before_lifting->twenties, team, by);
}

struct Swap {
  Step& step;
  Direction direction;

  // A disc that was added goes back to where it lay in the list, one that was removed to where it had been.
  void operator()(DiscEdit& edit) const {
    DiscEdit present = part_of(step.state.memory, edit.id);
    put_part(step.state.memory, edit);
    const bool was_added = direction == Direction::kBack ? !edit.disc : edit.disc && !present.disc;
    if (!was_added) present.at = edit.at;
    edit = present;
  }

  void operator()(const TwentiesEdit& edit) const {
    add_twenties(step.state.round, edit.team, direction == Direction::kBack ? -edit.by : edit.by);
  }

  void operator()(RoundEdit& edit) const {
    std::swap(edit.round, step.state.round);
    if (!edit.in_ledger) return;
    try {
      step.match = direction == Direction::kBack ? step.match.with(Undo{1}) : step.match.with(Redo{1});
    } catch (const RulesError& error) {
      throw TableError(error.what());
    }
    if (direction == Direction::kBack) {
      step.effects.emplace_back(UndoRound{});
    } else {
      step.effects.emplace_back(RedoRound{});
    }
  }
};

void move_last(Step& step, std::vector<Edit>& from, std::vector<Edit>& to, Direction direction) {
  Edit edit = std::move(from.back());
  from.pop_back();
  std::visit(Swap{step, direction}, edit.change);
  to.push_back(std::move(edit));
}

void keep(TableState& state, Edit edit) {
  constexpr std::size_t kMostUndoable = 100;
  state.done.push_back(std::move(edit));
  if (state.done.size() > kMostUndoable) state.done.erase(state.done.begin());
  state.undone.clear();
}

}  // namespace

void edit_disc(TableState& state, std::string what, int id, std::optional<TableDisc> now,
               std::optional<Vec2> left) {
  DiscEdit before = part_of(state.memory, id);
  if (now) before.at = 0;
  put_part(state.memory, {id, std::move(now), state.memory.discs.size(), before.left ? before.left : left});
  keep(state, {std::move(what), before});
}

void take_for_disc(TableState& state, int id) {
  TableDisc disc = *state.memory.find_open_maybe(id);
  disc.by_person = true;
  edit_disc(state, "disc " + std::to_string(id) + " is one", id, std::move(disc));
}

void take_for_none(TableState& state, int id) {
  const Vec2 place = state.memory.find_open_maybe(id)->scored.disc.base;
  edit_disc(state, "disc " + std::to_string(id) + " is none", id, std::nullopt, place);
}

void change_twenties(Step& step, const ChangeTwenties& command) {
  RoundInPlay& round = step.state.round;
  const int now = at_or_0(round.twenties, command.team) + command.by;
  if (now < 0 || now > kMostTwenties) throw TableError(command.team + " has no twenty to take away");
  add_twenties(round, command.team, command.by);
  keep(step.state, {command.team + (command.by > 0 ? ": a twenty more" : ": a twenty less"),
                    TwentiesEdit{command.team, command.by}});
}

// Of the counts that can be taken back only the newest keeps its picture: they are large, and rounds many.
void keep_count(TableState& state, RoundEdit counted) {
  for (Edit& edit : state.done) {
    auto* earlier = std::get_if<RoundEdit>(&edit.change);
    if (!earlier || !earlier->round.before_lifting) continue;
    earlier->round.before_lifting->picture = earlier->round.before_lifting->measured = 0;
  }
  keep(state, {"round counted", std::move(counted)});
}

void undo(Step& step) {
  if (step.state.done.empty()) throw TableError("there is nothing to undo");
  move_last(step, step.state.done, step.state.undone, Direction::kBack);
}

void redo(Step& step) {
  if (step.state.undone.empty()) throw TableError("there is nothing to redo");
  move_last(step, step.state.undone, step.state.done, Direction::kForth);
}

void forget_outdated_edits(const DiscMemory& before, TableState& state) {
  const auto is_outdated = [&](const Edit& edit) {
    const auto* disc = std::get_if<DiscEdit>(&edit.change);
    return disc && (copy_of(before, disc->id) != copy_of(state.memory, disc->id) ||
                    left_of(before, disc->id) != left_of(state.memory, disc->id));
  };
  std::erase_if(state.done, is_outdated);
  std::erase_if(state.undone, is_outdated);
}

}  // namespace ringside::table
