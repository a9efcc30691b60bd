// SPDX-License-Identifier: MIT
#include "live/table/take_reading.h"

#include <algorithm>
#include <utility>

#include "live/table/edits.h"
#include "live/table/hands.h"
#include "live/table/hole.h"
#include "live/table/questions.h"
#include "live/table/rounds.h"
#include "live/table/score_shown.h"
#include "live/table/shots.h"
#include "scoring/maybe_disc.h"
#include "scoring/ruling.h"

namespace ringside::table {
namespace {

bool may_have_fallen_in(const Disc& disc, const Circle& rim) {
  return disc.in_hole != HoleState::kFlat && off_centre(disc, rim) < kSurelyHangs;
}

bool covers_hole(const Disc& disc, const Circle& rim) { return off_centre(disc, rim) < rim.radius; }

// No hand was where it changed. A new disc on the outer line is only about to be shot.
bool moved_by_itself(const DiscChange& change) { return !change.swept && (change.from || change.zone > 0); }

// What the reading saw, in this table's colours.
struct SeenBoard {
  std::vector<DiscReading> discs = {};
  std::vector<DiscReading> maybe_discs = {};
  bool flat = false;  // a disc lies flat in the hole; the hole's own memory decides on that
};

SeenBoard seen_board(Step& step, const BoardReading& reading) {
  TableState& state = step.state;
  SeenBoard seen;
  const bool empty_hole = state.hole.looks_empty(reading.hole);
  const Circle& rim = calibration_of(step).hole.rim;
  for (const auto& [found, place] : reading.discs) {
    // The hole's floor may look like a disc.
    if (empty_hole && covers_hole(found, rim)) continue;
    Disc disc = found;
    disc.team = state.palette.side_of(disc.colour, disc.team);
    if (may_have_fallen_in(disc, rim)) disc.in_hole = HoleState::kUnsure;
    seen.flat |= disc.in_hole == HoleState::kFlat;
    if (disc.in_hole != HoleState::kFlat) seen.discs.push_back({scored(step, disc), place});
  }
  // What may be none teaches no colours, and what would be worth 0 is no question.
  TeamPalette palette = state.palette;
  for (const auto& [found, place] : reading.maybe_discs) {
    if (found.in_hole != HoleState::kNone || covers_hole(found, rim)) continue;
    Disc disc = found;
    disc.team = palette.side_of(disc.colour, disc.team);
    const ScoredDisc as_disc = scored(step, disc);
    if (MaybeDisc{as_disc}.is_open()) seen.maybe_discs.push_back({as_disc, place});
  }
  if (state.hole.holds_hanger(reading.hole)) {
    auto [hanger, place] = *reading.maybe_hanger;
    hanger.team = state.palette.side_in_hole(hanger.colour).team;
    seen.discs.push_back({scored(step, hanger), place});
  }
  return seen;
}

// A disc in play lies under a hand where none was known: it may be held, or have come to rest there.
bool hides_new_disc(const DiscMemory& memory, const std::vector<DiscReading>& seen) {
  const auto lies_at = [](const Vec2& p) {
    return [&p](const TableDisc& known) { return (known.scored.disc.base - p).norm() < kSamePlace; };
  };
  return std::any_of(seen.begin(), seen.end(), [&](const DiscReading& one) {
    return one.place.hidden && one.place.changed && one.scored.zone > 0 &&
           std::none_of(memory.discs.begin(), memory.discs.end(), lies_at(one.scored.disc.base));
  });
}

void measure_anew(const Step& step, TableDisc& disc) {
  const ScoredDisc before = disc.scored;
  disc.scored = scored(step, before.disc);
  if (before.ruling) disc.scored = ruled(disc.scored, before.zone);
}

// The discs of a round that goes on after a restart, now that there is a board to measure them on.
void take_restored_discs(Step& step) {
  TableState& state = step.state;
  for (TableDisc& disc : state.memory.discs) {
    state.palette.side_of(disc.scored.disc.colour, disc.scored.disc.team);
    measure_anew(step, disc);
  }
  for (TableDisc& maybe : state.memory.maybe) measure_anew(step, maybe);
  for (auto* edits : {&state.done, &state.undone}) {
    for (Edit& edit : *edits) {
      auto* disc = std::get_if<DiscEdit>(&edit.change);
      if (disc && disc->disc) measure_anew(step, *disc->disc);
    }
  }
  state.restored = false;
}

void report_rest(Step& step, bool score_was_shown) {
  const TableState& state = step.state;
  const bool counts = state.now.board == BoardStatus::kSeen && score_was_shown && !state.hidden &&
                      !more_shots_than_discs(state, step.match);
  step.effects.emplace_back(ReportEvent{.event = event(step, EventKind::kDiscsAtRest),
                                        .board = board_now(step),
                                        .withheld = counts ? "" : withheld(state, step.match),
                                        .warnings = warnings(state),
                                        .picture = state.reading});
}

}  // namespace

void take_reading(Step& step, const BoardReading& reading) {
  TableState& state = step.state;
  const long earlier = std::exchange(state.reading, reading.number);
  const bool first = earlier == 0;
  if (reading.elsewhere) state.hole.forget_looks();
  if (state.restored) take_restored_discs(step);
  BoardAsItLay before = board_now(step);
  before.picture = earlier;
  const DiscMemory memory_before = state.memory;
  state.warnings_of_sides = reading.warnings_of_sides;

  const SeenBoard seen = seen_board(step, reading);
  const bool was_hidden =
      std::exchange(state.hidden, reading.part_hidden || hides_new_disc(state.memory, seen.discs));
  const HoleChange hole = state.hole.update(reading.hole, seen.flat);
  if (hole == HoleChange::kEmptied) lift_out_of_hole(step, !reading.after_shot);
  const std::vector<DiscChange> changes = state.memory.update(seen.discs, reading.known, seen.maybe_discs);
  const bool by_itself = !reading.elsewhere && std::any_of(changes.begin(), changes.end(), moved_by_itself);
  if (by_itself && !reading.after_shot) {
    begin_shot(step);
    report(step, event(step, EventKind::kShotBegun, "seen by what it moved"));
  }
  // A board that is pushed moves like something of its own, too.
  const bool shot = by_itself || (reading.after_shot && (first || !reading.elsewhere));
  if (shot) {
    take_shot(step, reading, changes, hole);
  } else if (!first) {
    take_hands(step, changes, hole, before);
    if (reading.swept_anywhere && nothing_to_lift(step)) count_round_unasked(step);
  }
  if (first || shot || !changes.empty() || hole != HoleChange::kNone || state.hidden != was_hidden)
    report_rest(step, reading.score_was_shown);
  if (shot) judge_newest_shot(step, before, changes);
  ask_about_maybe_discs(step);
  ask_whether_over(step);
  forget_outdated_edits(memory_before, state);
  step.effects.emplace_back(SaveState{});
}

void forget_board(Step& step) {
  TableState& state = step.state;
  const DiscMemory memory_before = state.memory;
  lift_out_of_hole(step, false);
  state.hole = {};
  state.reading = 0;
  state.warnings_of_sides.clear();
  state.hidden = false;
  if (state.restored) return;  // no camera has seen them yet
  state.memory.discs.clear();
  state.memory.maybe.clear();
  state.memory.left.clear();
  forget_outdated_edits(memory_before, state);
}

}  // namespace ringside::table
