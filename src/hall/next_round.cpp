// SPDX-License-Identifier: MIT
#include "hall/next_round.h"

#include <algorithm>
#include <set>

#include "hall/berger.h"
#include "hall/bracket.h"
#include "hall/swiss.h"
#include "rules/rules_error.h"

namespace ringside::hall {
namespace {

int rounds_in_all(const State& state) {
  if (state.setup.format.system == System::kSwiss) return state.setup.format.rounds;
  std::size_t largest = 0;
  for (const auto& group : groups_of(state)) largest = std::max(largest, group.size());
  return berger_rounds(static_cast<int>(largest));
}

std::vector<Pair> round_robin_round(const State& state) {
  std::vector<Pair> pairs;
  const int round = state.rounds + 1;
  for (const auto& group : groups_of(state)) {
    const int size = static_cast<int>(group.size());
    if (round > berger_rounds(size)) continue;
    const auto entrant = [&](int place) { return group[static_cast<std::size_t>(place) - 1]; };
    for (const Pair& places : berger_round(size, round)) {
      pairs.push_back({entrant(places.a)});
      if (places.b) pairs.back().b = entrant(*places.b);
    }
  }
  return pairs;
}

void check_field(const State& state) {
  const Format& format = state.setup.format;
  const std::size_t there = format.system == System::kSwiss ? by_seed(state).size() : field_of(state).size();
  const std::size_t least = 2 * static_cast<std::size_t>(format.groups);
  if (there < least)
    throw RulesError("there are too few entrants (" + std::to_string(there) + "); add some until there are " +
                     std::to_string(least));
}

// The rounds of a round robin do not wait for each other.
void check_can_pair(const State& state) {
  check_field(state);
  if (is_over(state)) throw RulesError("all rounds are played; begin a new tournament");
  if (state.setup.format.system == System::kRoundRobin) {
    if (state.rounds >= rounds_in_all(state))
      throw RulesError("all rounds are paired; enter the results that are missing");
    return;
  }
  const auto open = std::find_if_not(state.pairings.begin(), state.pairings.end(), is_decided);
  if (open != state.pairings.end())
    throw RulesError("pairing " + std::to_string(open->id) + " has no result yet; enter it first");
}

void check_by_hand(const State& state, const std::vector<Pair>& pairs) {
  std::set<int> paired;
  std::size_t byes = 0;
  const auto add = [&](int entrant) {
    if (!paired.insert(entrant).second)
      throw RulesError(entrant_of(state, entrant).name + " stands there twice; pair each once");
  };
  for (const Pair& pair : pairs) {
    add(pair.a);
    if (pair.b) add(*pair.b);
    byes += pair.b ? 0 : 1;
  }
  const std::vector<int> there = by_seed(state);
  if (paired != std::set<int>(there.begin(), there.end()))
    throw RulesError("not everybody who takes part is paired, or somebody else is; pair all others too");
  if (byes > there.size() % 2) throw RulesError("there are too many byes; only one of an odd count has one");
}

}  // namespace

std::vector<std::vector<int>> groups_of(const State& state) {
  const auto count = static_cast<std::size_t>(state.setup.format.groups);
  const std::vector<int> field = field_of(state);
  std::vector<std::vector<int>> groups(count);
  for (std::size_t i = 0; i < field.size(); ++i) {
    const bool back = i / count % 2 == 1;
    groups[back ? count - 1 - i % count : i % count].push_back(field[i]);
  }
  return groups;
}

bool is_over(const State& state) {
  if (is_knockout(state.setup.format)) return state.rounds > 0 && bracket_of(state).over;
  return state.rounds > 0 && state.rounds >= rounds_in_all(state) && all_decided(state);
}

std::vector<Pair> next_round(const State& state) {
  check_can_pair(state);
  if (state.setup.format.system == System::kSwiss) return swiss_round(state);
  if (state.setup.format.system == System::kRoundRobin) return round_robin_round(state);
  return bracket_of(state).rounds.at(static_cast<std::size_t>(state.rounds));
}

void check_round(const State& state, const std::vector<Pair>& pairs) {
  if (state.setup.format.system == System::kSwiss) {
    check_can_pair(state);
    check_by_hand(state, pairs);
  } else if (pairs != next_round(state)) {
    throw RulesError("the round is not what follows from the format; pair it as it is proposed");
  }
}

}  // namespace ringside::hall
