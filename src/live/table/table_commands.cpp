// SPDX-License-Identifier: MIT
#include <algorithm>

#include "board/colour_words.h"
#include "live/table/table.h"
#include "live/view/table_board.h"
#include "report/write_file.h"
#include "scoring/ruling.h"
#include "scoring/zones.h"

// What people decide at a table.
namespace ringside {
namespace {

constexpr int kMostTwenties = 50;

void check_place(const Vec2& base) {
  constexpr double kMostReach = 1000;  // mm from the middle
  if (!(base.norm() < kMostReach)) throw TableError("that place is not on the board");
}

}  // namespace

std::shared_ptr<const TableView> Table::carry_out(const TableCommand& command) {
  const std::lock_guard lock(mutex_);
  try {
    std::visit([this](const auto& one) { carry(one); }, command);
    save();
  } catch (const WriteError& error) {
    throw TableError(error.what());
  }
  publish();
  return newest_;
}

void Table::carry(const PauseTable&) { view_.paused = true; }

void Table::carry(const ResumeTable&) {
  view_.paused = false;
  if (!unread_) return;
  const RestReading reading = std::move(*unread_);
  unread_.reset();
  read(reading);
}

void Table::keep_done(Done done) {
  constexpr std::size_t kMostUndoable = 100;
  done_.push_back(std::move(done));
  if (done_.size() > kMostUndoable) done_.erase(done_.begin());
}

// Does it and keeps how to take it back.
void Table::change(const std::string& what, const std::function<void(Table&)>& redo,
                   std::function<void(Table&)> undo) {
  redo(*this);
  keep_done({what, std::move(undo), redo});
  undone_.clear();
}

void Table::carry(const ChangeTwenties& command) {
  check_team(command.team);
  const int now = at_or_0(round_.twenties, command.team) + command.by;
  if (now < 0 || now > kMostTwenties) throw TableError(command.team + " has no twenty to take away");
  const auto by = [team = command.team](int n) {
    return [team, n](Table& table) {
      table.round_.twenties[team] += n;
      if (table.round_.before_lifting) add_twenties(*table.round_.before_lifting, team, n);
    };
  };
  change(command.team + (command.by > 0 ? ": a twenty more" : ": a twenty less"), by(command.by),
         by(-command.by));
}

void Table::carry(const RuleDisc& command) {
  if (!is_zone(command.zone)) throw TableError("a disc is worth 20, 15, 10, 5 or 0; choose one of these");
  replace_disc("disc " + std::to_string(command.disc) + " ruled " + std::to_string(command.zone),
               command.disc,
               [zone = command.zone](TableDisc& disc) { disc.scored = ruled(disc.scored, zone); });
}

void Table::carry(const RecolourDisc& command) {
  check_team(command.team);
  replace_disc("disc " + std::to_string(command.disc) + " is " + command.team, command.disc,
               [team = command.team](TableDisc& disc) {
                 disc.scored.disc.team = team;
                 disc.by_person = true;
               });
}

void Table::carry(const MoveDisc& command) {
  Disc moved = disc(command.disc).scored.disc;
  check_place(command.base);
  moved.base = command.base;
  moved.in_hole = HoleState::kNone;
  replace_disc("disc " + std::to_string(command.disc) + " moved", command.disc,
               [now = TableDisc{scored(moved), true}](TableDisc& disc) { disc = now; });
}

// What it was before comes back by undo, as long as the disc is there.
void Table::replace_disc(const std::string& what, int id, const std::function<void(TableDisc&)>& edit) {
  const TableDisc before = disc(id);
  change(
      what, [id, edit](Table& table) { edit(table.disc(id)); },
      [id, before](Table& table) { table.disc(id) = before; });
}

void Table::carry(const AddDisc& command) {
  check_team(command.team);
  if (!calibration_) throw TableError("no board was seen yet; wait until it is found");
  check_place(command.base);
  Disc added;
  added.id = memory_.next_id();
  added.team = command.team;
  added.base = command.base;
  added.radius = options_.disc_shape.radius;
  added.confidence = 1;
  const TableDisc placed{scored(added), true};
  change(
      command.team + " disc added", [placed](Table& table) { table.memory_.discs().push_back(placed); },
      [id = added.id](Table& table) { table.memory_.erase(id); });
}

void Table::carry(const RemoveDisc& command) {
  const TableDisc gone = disc(command.disc);
  change(
      "disc " + std::to_string(command.disc) + " removed",
      [id = command.disc](Table& table) { table.memory_.erase(id); },
      [gone](Table& table) { table.memory_.discs().push_back(gone); });
}

void Table::carry(const UndoLast&) {
  if (done_.empty()) throw TableError("there is nothing to undo");
  const Done last = done_.back();
  last.undo(*this);
  done_.pop_back();
  undone_.push_back(last);
}

void Table::carry(const RedoLast&) {
  if (undone_.empty()) throw TableError("there is nothing to redo");
  const Done last = undone_.back();
  last.redo(*this);
  undone_.pop_back();
  keep_done(last);
}

TableDisc& Table::disc(int id) {
  auto& discs = memory_.discs();
  const auto found =
      std::find_if(discs.begin(), discs.end(), [&](const TableDisc& d) { return d.scored.disc.id == id; });
  if (found == discs.end()) throw TableError("disc " + std::to_string(id) + " lies on the board no longer");
  return *found;
}

void Table::check_team(const std::string& team) const {
  if (const auto complaint = colour_complaint(team)) throw TableError(*complaint);
}

}  // namespace ringside
