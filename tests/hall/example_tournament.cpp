// SPDX-License-Identifier: MIT
#include "hall/example_tournament.h"

#include <stdexcept>

#include "hall/next_round.h"
#include "hall/standings.h"

namespace ringside::hall::testing {

Tournament new_tournament(const Format& format, int entrants, const std::vector<std::string>& tables) {
  Tournament tournament{.setup = {.name = "Club night", .format = format, .tables = tables}};
  for (int i = 0; i < entrants; ++i)
    tournament = with_entry(std::move(tournament),
                            EntrantAdded{{.name = std::string(1, static_cast<char>('A' + i))}}, kNoon);
  return tournament;
}

State new_state(const Format& format, int entrants, const std::vector<std::string>& tables) {
  return state_of(new_tournament(format, entrants, tables));
}

void pair_next(State& state) { apply(RoundPaired{next_round(state)}, state); }

Outcome points(int a, int b, int twenties_a, int twenties_b) {
  return Played{.a = {.points = a, .twenties = twenties_a}, .b = {.points = b, .twenties = twenties_b}};
}

void enter(State& state, int one, int other, int points_one, int points_other, int twenties_one,
           int twenties_other) {
  for (const Pairing& pairing : state.pairings) {
    if (is_decided(pairing) || !plays(pairing.pair, one) || !plays(pairing.pair, other)) continue;
    const Outcome outcome = pairing.pair.a == one
                                ? points(points_one, points_other, twenties_one, twenties_other)
                                : points(points_other, points_one, twenties_other, twenties_one);
    apply(ResultEntered{pairing.id, outcome, "desk"}, state);
    return;
  }
  throw std::logic_error("these two have no open pairing");
}

std::string names(const State& state, const std::vector<Pair>& pairs) {
  std::string text;
  for (const Pair& pair : pairs) {
    text += (text.empty() ? "" : " ") + entrant_of(state, pair.a).name;
    if (pair.b) text += "-" + entrant_of(state, *pair.b).name;
  }
  return text;
}

std::string round_names(const State& state, int round) {
  std::vector<Pair> pairs;
  for (const Pairing& pairing : state.pairings)
    if (pairing.round == round) pairs.push_back(pairing.pair);
  return names(state, pairs);
}

std::string ranks(const State& state) {
  std::string text;
  for (const Standing& standing : standings(state)) {
    text += (text.empty() ? "" : ", ") + std::to_string(standing.rank) + " " +
            entrant_of(state, standing.entrant).name + (standing.open ? "*" : "");
  }
  return text;
}

}  // namespace ringside::hall::testing
