// SPDX-License-Identifier: MIT
#include "match/match_state.h"

#include <algorithm>
#include <utility>

#include "rules/round_by_rules.h"
#include "rules/rules_error.h"
#include "rules/turns.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

template <typename... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

// Which entries count, and which would count again.
void follow(const Match& match, MatchState& state) {
  CountedEntries counted = counted_entries(match.entries);
  state.done = std::move(counted.done);
  state.undone = std::move(counted.undone);
}

MatchSetup with_new_names(MatchSetup setup, const std::vector<Entry>& entries, const std::vector<int>& done) {
  for (const int number : done) {
    const Action& action = entries.at(static_cast<std::size_t>(number) - 1).action;
    if (const auto* rename = std::get_if<Rename>(&action))
      setup.players = renamed(std::move(setup.players), rename->player, rename->name);
  }
  return setup;
}

ByTeam nothing(const MatchSetup& setup) {
  return {{team_of_side(setup.players, 0), 0}, {team_of_side(setup.players, 1), 0}};
}

void add(ByTeam& sum, const ByTeam& more) {
  for (const auto& [team, count] : more) sum.at(team) += count;
}

Totals totals_of(const RoundState& round, const MatchSetup& setup) {
  Totals totals;
  for (const auto& [team, count] : nothing(setup)) totals[team] = {count, round.twenties.at(team)};
  for (const auto& [team, points] : round.played.board) totals.at(team).board += points;
  for (const RestingDisc& disc : round.played.discs) totals.at(disc.team).board += disc.zone;
  return totals;
}

void settle(RoundState& round, const MatchSetup& setup) {
  round.totals = totals_of(round, setup);
  round.result = round_result(round.totals).value();
  round.gained = gains(setup.format.scoring, round.result);
}

std::optional<int> side_of_team(const std::optional<std::string>& team, const MatchSetup& setup) {
  if (!team) return std::nullopt;
  return team == team_of_side(setup.players, 0) ? 0 : 1;
}

int starter_after(const RoundState& round, const MatchSetup& setup) {
  return next_starter(setup.rules, static_cast<int>(setup.players.size()), round.starter,
                      side_of_team(round.result.winner, setup));
}

int upcoming_starter(const MatchState& state, const MatchSetup& setup) {
  return state.rounds.empty() ? setup.first_starter : starter_after(state.rounds.back(), setup);
}

RestingDisc maybe_in_hole(const std::string& team) {
  return {.id = kDiscInHole,
          .team = team,
          .zone = 0,
          .other_zone = kFlatInHole,
          .call = Call::kTooClose,
          .in_hole = HoleState::kUnsure,
          .maybe = true};
}

void apply(const RoundPlayed& played, int entry, MatchState& state, const MatchSetup& setup) {
  RoundState round{.entry = entry,
                   .starter = played.starter.value_or(upcoming_starter(state, setup)),
                   .played = played,
                   .twenties = state.waiting};
  add(round.twenties, played.twenties);
  for (const RestingDisc& disc : played.discs)
    if (disc.ruled) round.ruled.push_back(disc.id);
  for (const RestingDisc& maybe : played.maybe_discs)
    if (!names_of(maybe.team, setup.players).empty()) round.played.discs.push_back(maybe);
  if (const auto& team = played.maybe_in_hole; team && !names_of(*team, setup.players).empty())
    round.played.discs.push_back(maybe_in_hole(*team));
  state.waiting = nothing(setup);
  settle(round, setup);
  state.rounds.push_back(round);
}

void apply(const DiscRuling& ruling, MatchState& state, const MatchSetup& setup) {
  RoundState& round = state.rounds.at(static_cast<std::size_t>(ruling.round) - 1);
  for (RestingDisc& disc : round.played.discs) {
    if (disc.id != ruling.disc) continue;
    disc.zone = ruling.zone;
    if (!disc.ruled) round.ruled.push_back(disc.id);
    disc.ruled = true;
  }
  settle(round, setup);
}

// Twenties lying in the hole on the photo are as good as those set aside.
ByTeam twenties_sunk(const RoundState& round) {
  ByTeam sunk = round.twenties;
  for (const RestingDisc& disc : round.played.discs) sunk.at(disc.team) += disc.zone == kFlatInHole ? 1 : 0;
  return sunk;
}

void sum_up(MatchState& state, const MatchSetup& setup) {
  for (const RoundState& round : state.rounds) {
    add(state.score, round.gained);
    add(state.twenties, twenties_sunk(round));
  }
  state.starter = upcoming_starter(state, setup);
  state.end =
      end_of(setup.format, static_cast<int>(state.rounds.size()), state.score, state.twenties, setup.players);
}

// A ruling names the winner of a match that ended level, as long as it does.
void name_winner(const Ruling& ruling, const WinnerRuling& winner, MatchState& state,
                 const MatchSetup& setup) {
  if (!state.end.over || state.end.winner) return;
  state.end.winner = winner.team;
  state.end.why += "; " + shown_names_of(winner.team, setup.players) + " by ruling" +
                   (ruling.by.empty() ? "" : " of " + ruling.by);
}

}  // namespace

std::vector<int> left_open(const RoundState& round) {
  std::vector<int> ids;
  for (const RestingDisc& disc : round.played.discs)
    if (disc.call == Call::kTooClose && !disc.ruled) ids.push_back(disc.id);
  return ids;
}

MatchSetup setup_now(const Match& match) {
  MatchState state;
  follow(match, state);
  return with_new_names(match.setup, match.entries, state.done);
}

MatchState state_of(const Match& match) {
  MatchState state;
  follow(match, state);
  state.setup = with_new_names(match.setup, match.entries, state.done);
  const MatchSetup& setup = state.setup;
  state.score = state.twenties = state.waiting = nothing(setup);
  std::vector<const Ruling*> winners;
  for (const int number : state.done) {
    std::visit(Overloaded{[&](const RoundPlayed& played) { apply(played, number, state, setup); },
                          [&](const TwentySunk& twenty) { state.waiting.at(twenty.team) += twenty.count; },
                          [&](const Ruling& ruling) {
                            if (const auto* disc = std::get_if<DiscRuling>(&ruling.decision))
                              apply(*disc, state, setup);
                            if (std::holds_alternative<WinnerRuling>(ruling.decision))
                              winners.push_back(&ruling);
                          },
                          [](const Undo&) {}, [](const Redo&) {}, [](const Rename&) {}},
               match.entries.at(static_cast<std::size_t>(number) - 1).action);
  }
  sum_up(state, setup);
  if (!winners.empty())
    name_winner(*winners.back(), std::get<WinnerRuling>(winners.back()->decision), state, setup);
  return state;
}

}  // namespace ringside
