// SPDX-License-Identifier: MIT
#include "live/table/rounds.h"

#include <algorithm>

#include "live/table/edits.h"
#include "live/table/questions.h"
#include "live/table/round_played.h"
#include "live/table/seen_shots.h"
#include "live/view/table_command.h"
#include "rules/allotment.h"
#include "rules/rules_error.h"

namespace ringside::table {
namespace {

const char* const kOpenTwenty = "a disc may have fallen into the hole";

void add_to_match(Step& step, const BoardAsItLay& counted) {
  const bool keeps_picture = step.context.rules.keeps_pictures && counted.picture != 0;
  ScoredBoard board = scored_board(step, counted);
  board.maybe_in_hole = team_of_open_twenty(step.state);
  if (board.maybe_in_hole && board.hole == HoleState::kNone) board.hole = HoleState::kUnsure;
  count_up(board, counted.twenties);
  RoundPlayed round = round_played(board, step.match, keeps_picture);
  round.shots = shots_for_match(step.state.round, step.match);
  try {
    step.match = step.match.with(round);
  } catch (const RulesError& error) {
    throw TableError(error.what());
  }
  step.effects.emplace_back(AddRound{round, keeps_picture ? counted.picture : 0});
}

// Who counts a round all the same is told that the ledger keeps the question.
std::string note_of_open_twenty(const TableState& state) {
  const auto team = team_of_open_twenty(state);
  return team ? *team + "'s twenty is left open; ringside match rule --disc 0 --zone 20 or 0 settles it" : "";
}

}  // namespace

bool all_shot(const Step& step) {
  const auto all = step.match.shots_in_round();
  return all && step.state.round.shots.seen >= *all;
}

bool all_likely_shot(const Step& step) {
  const auto all = step.match.shots_in_round();
  return all && step.state.round.shots.likely() >= *all;
}

bool more_shots_than_discs(const TableState& state, const MatchNow& match) {
  const auto all = match.shots_in_round();
  return all && state.round.shots.seen > *all;
}

bool played_out(const Step& step) { return all_shot(step) && !step.state.memory.any_in_play(); }

int lifted_for_round(const Step& step) {
  if (!step.match.shots_in_round()) return 2;
  return all_shot(step) ? 1 : all_likely_shot(step) ? 2 : 3;
}

std::string reason_not_to_count(const Step& step, const ScoredBoard& board) {
  if (!step.match.played()) return "";
  if (twenty_is_open(step.state)) return kOpenTwenty;
  const MatchSetup& setup = step.match.setup();
  for (const int side : {0, 1}) {
    const std::string& team = team_of_side(setup.players, side);
    const auto total = board.totals.find(team);
    const int set_aside = total == board.totals.end() ? 0 : total->second.twenties;
    const auto lying = std::count_if(board.discs.begin(), board.discs.end(),
                                     [&](const ScoredDisc& d) { return d.disc.team == team; });
    if (const auto reason =
            too_many_discs(team, static_cast<int>(lying) + set_aside, discs_of_side(setup.discs, side)))
      return *reason;
  }
  return "";
}

void ask_whether_over(Step& step) {
  RoundInPlay& round = step.state.round;
  if (!all_likely_shot(step) || round.asked_whether_over) return;
  round.asked_whether_over = true;
  ask_whether_all_shot(step, reason_not_to_count(step, scored_board(step, board_now(step))));
}

void count_round(Step& step) { count_round(step, step.state.round); }

void count_round(Step& step, RoundInPlay earlier) {
  TableState& state = step.state;
  if (state.reading == 0) throw TableError("no board was seen yet; wait until it is found");
  const bool late = !state.memory.any_in_play() && state.round.before_lifting;
  const BoardAsItLay counted = late ? *state.round.before_lifting : board_now(step);
  const bool in_ledger = step.match.goes_on();
  if (in_ledger) add_to_match(step, counted);
  const std::string note = in_ledger ? note_of_open_twenty(state) : "";
  step.effects.emplace_back(ReportEvent{
      .event = event(step, EventKind::kRoundOver, note), .board = counted, .picture = counted.picture});
  keep_count(state, {std::move(earlier), in_ledger});
  state.round = {};
  state.memory.start_round();
  step.effects.emplace_back(SaveState{});
}

bool count_round_unasked(Step& step) {
  const auto ask_instead = [&](const std::string& why) {
    ask_to_count(step, why);
    return false;
  };
  if (lifted_disc_is_open(step.state)) return false;  // people are asked about the same already
  if (more_shots_than_discs(step.state, step.match))
    return ask_instead("more shots were seen than the players have discs");
  if (twenty_is_open(step.state)) return ask_instead(kOpenTwenty);
  if (step.match.goes_on() && !step.context.no_rounds.empty()) return ask_instead(step.context.no_rounds);
  try {
    count_round(step);
  } catch (const TableError& error) {
    return ask_instead(error.what());
  }
  return true;
}

void call_sides_by(const MatchSetup& setup, TableState& state) {
  const auto renamed = state.palette.play_with(colours_of(setup.players));
  for (auto* discs : {&state.memory.discs, &state.memory.maybe}) {
    for (TableDisc& disc : *discs) {
      std::string& team = disc.scored.disc.team;
      if (const auto now = renamed.find(team); now != renamed.end()) team = now->second;
    }
  }
}

void begin_match(Step& step, const MatchSetup& setup) {
  step.effects.emplace_back(CreateMatch{setup});
  call_sides_by(setup, step.state);
  step.state.round = {};
  step.state.done.clear();
  step.state.undone.clear();
  step.effects.emplace_back(SaveState{});
}

std::optional<std::string> whose_turn(const TableState& state, const MatchNow& match) {
  const std::vector<int> players = match.players_by_shot();
  const auto shot = static_cast<std::size_t>(state.round.shots.likely());
  if (shot >= players.size()) return std::nullopt;
  return match.setup().players.at(static_cast<std::size_t>(players[shot])).team;
}

}  // namespace ringside::table
