// SPDX-License-Identifier: MIT
#include "live/table/shots.h"

#include <algorithm>

#include "live/table/hole.h"
#include "live/table/questions.h"
#include "live/table/rounds.h"
#include "live/table/seen_shots.h"
#include "live/table/shot_advice.h"
#include "live/view/table_board.h"

namespace ringside::table {
void begin_shot(Step& step) {
  // The next round's first: of the last one nothing lay in play, so nothing was lifted that would have ended
  // it.
  if (played_out(step)) count_round_unasked(step);
  RoundInPlay& round = step.state.round;
  add_shot(round);
  round.before_lifting.reset();
  round.lifted = 0;
  round.to_take_off.clear();
  round.returned = {};
  withdraw_whether_cleared(step.state);
}

void take_shot(Step& step, const BoardReading& reading, std::vector<DiscChange> changes, HoleChange hole) {
  ReturnedDiscs& returned = step.state.round.returned;
  const bool disc_came =
      std::any_of(changes.begin(), changes.end(), [](const DiscChange& c) { return !c.from; });
  const bool disc_left =
      std::any_of(changes.begin(), changes.end(), [](const DiscChange& c) { return !c.to; });
  if (hole == HoleChange::kFilled) fill_hole(step, reading, changes);
  for (const DiscChange& change : changes) {
    if (change.from && change.to) report(step, event_about(step, EventKind::kDiscsMoved, change));
    if (!change.to) report(step, event_about(step, EventKind::kDiscToDitch, change));
    if (change.to && returned.any()) returned.possible.insert(change.id);
  }
  // It was never seen lying, and lies nowhere now.
  if (hole == HoleChange::kPerhapsFilled && (!disc_came || disc_left)) {
    ask_about_hole(step, step.state.palette.side_in_hole(reading.colour_in_hole).team);
  } else if (!disc_came && !disc_left && changes.empty() && hole == HoleChange::kNone) {
    report(step, event(step, EventKind::kDiscToDitch, "the disc that was shot"));
  }
}

void judge_newest_shot(Step& step, const BoardAsItLay& before, const std::vector<DiscChange>& changes) {
  RoundInPlay& round = step.state.round;
  const BoardState earlier = state_of(scored_board(step, before));
  const auto shooter = shooter_of(earlier, changes);
  if (!shooter) return;
  if (step.match.sides_take_turns()) round.shots.set_side(*shooter);
  const RuleSet& rules = step.match.played() ? step.match.setup().rules : step.context.rules.rules;
  const BoardState later = state_of(scored_board(step, board_now(step)));
  const ShotJudgement judgement = judge_shot(earlier, later, *shooter, rules);
  note_judgement(round, *shooter, judgement);
  const bool returned = round.returned.any();
  step.state.advice = sentence_on(judgement, *shooter) + (returned ? " " + sentence_on_returned(rules) : "");
  round.to_take_off = {judgement.removed.begin(), judgement.removed.end()};
  const std::string note =
      advice_on(judgement, *shooter) + (returned ? "; " + advice_on_returned(rules) : "");
  TableEvent judged = event(step, EventKind::kShotJudged, note);
  judged.team = *shooter;
  report(step, std::move(judged));
}

}  // namespace ringside::table
