// SPDX-License-Identifier: MIT
#include "live/table/hands.h"

#include <algorithm>

#include "live/table/questions.h"
#include "live/table/rounds.h"

namespace ringside::table {
namespace {

// All that hands lifted is what had to go after the last shot: that clears no board.
bool taken_off_by_rules(const Step& step, const std::set<int>& lifted) {
  if (lifted.empty()) return false;
  const RoundInPlay& round = step.state.round;
  const std::set<int>& must_go = round.to_take_off;
  if (std::includes(must_go.begin(), must_go.end(), lifted.begin(), lifted.end())) return true;
  // Of an empty board people are asked, when the round may be over.
  return round.returned.may_be(lifted) &&
         (step.state.memory.any_in_play() || (step.match.shots_in_round() && !all_likely_shot(step)));
}

// Nothing lies in play any more.
void take_cleared_board(Step& step, const std::set<int>& lifted) {
  const RoundInPlay& round = step.state.round;
  if (round.lifted < lifted_for_round(step)) {
    if (round.lifted > 1) ask_whether_cleared(step);
    return;
  }
  if (round.lifted == 1 && round.returned.may_be(lifted)) return ask_what_was_lifted(step);
  if (count_round_unasked(step)) report(step, event(step, EventKind::kDiscsLifted));
}

}  // namespace

void take_hands(Step& step, const std::vector<DiscChange>& changes, HoleChange hole,
                const BoardAsItLay& before) {
  RoundInPlay& round = step.state.round;
  for (const DiscChange& change : changes)
    if (change.from && change.to) report(step, event_about(step, EventKind::kDiscsMoved, change));
  std::set<int> lifted;
  for (const DiscChange& change : changes)
    if (!change.to) lifted.insert(change.id);
  if (hole == HoleChange::kNone && taken_off_by_rules(step, lifted)) {
    if (round.returned.may_be(lifted)) round.returned.take_off(lifted);
    if (played_out(step)) count_round_unasked(step);
    return;
  }
  // What is lifted out of the hole alone stays counted.
  if (!lifted.empty() && !round.before_lifting) round.before_lifting = before;
  round.lifted += static_cast<int>(lifted.size()) + (hole == HoleChange::kEmptied ? 1 : 0);
  const bool only_twenties = !round.before_lifting;
  if (step.state.memory.any_in_play() || round.lifted == 0) return;
  if (only_twenties && !all_shot(step)) return;
  take_cleared_board(step, lifted);
}

bool nothing_to_lift(const Step& step) {
  return played_out(step) && step.state.round.lifted == 0 && !step.state.hole.filled;
}

}  // namespace ringside::table
