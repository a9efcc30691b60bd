// SPDX-License-Identifier: MIT
#include "hall/state.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "board/nearest.h"
#include "rules/rules_error.h"
#include "text/columns.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

constexpr std::size_t kWidestNameTold = 40;  // columns, of one that nobody has

// Of pairings that may or may not be changed.
template <typename Pairings>
auto& pairing_in(Pairings& pairings, int id) {
  const auto found = std::lower_bound(pairings.begin(), pairings.end(), id,
                                      [](const Pairing& pairing, int wanted) { return pairing.id < wanted; });
  if (found == pairings.end() || found->id != id)
    throw RulesError("there is no pairing " + std::to_string(id) + "; see the list of pairings");
  return *found;
}

}  // namespace

const Entrant& entrant_of(const State& state, int number) {
  if (number < 1 || number > static_cast<int>(state.entrants.size()))
    throw RulesError("there is no entrant " + std::to_string(number) + "; see the list of entrants");
  return state.entrants[static_cast<std::size_t>(number) - 1];
}

int entrant_called(const State& state, const std::string& typed) {
  const std::string wanted = folded(typed);
  std::vector<std::string> names;
  for (const Entrant& entrant : state.entrants) {
    names.push_back(entrant.name);
    if (folded(entrant.name) == wanted) return static_cast<int>(names.size());
  }
  const auto meant = nearest(without_blanks_around(typed), names);
  throw RulesError("no entrant is called '" + cut_to(without_blanks_around(typed), kWidestNameTold) + "'; " +
                   (meant ? "did you mean " + *meant + "?" : "see ringside hall show"));
}

const Pairing& pairing_of(const State& state, int id) { return pairing_in(state.pairings, id); }

Pairing& pairing_of(State& state, int id) { return pairing_in(state.pairings, id); }

std::vector<int> all_by_seed(const State& state) {
  std::vector<int> numbers(state.entrants.size());
  std::iota(numbers.begin(), numbers.end(), 1);
  const auto seed = [&](int number) {
    return entrant_of(state, number).seed.value_or(std::numeric_limits<int>::max());
  };
  std::stable_sort(numbers.begin(), numbers.end(), [&](int a, int b) { return seed(a) < seed(b); });
  return numbers;
}

std::vector<int> by_seed(const State& state) {
  std::vector<int> numbers = all_by_seed(state);
  std::erase_if(numbers, [&](int number) { return state.withdrawn.contains(number); });
  return numbers;
}

std::vector<int> field_of(const State& state) { return state.rounds == 0 ? by_seed(state) : state.field; }

bool is_decided(const Pairing& pairing) { return pairing.outcome || !pairing.pair.b; }

bool is_running(const Pairing& pairing) { return !pairing.table.empty() && !is_decided(pairing); }

bool all_decided(const State& state) {
  return std::all_of(state.pairings.begin(), state.pairings.end(), is_decided);
}

std::optional<int> winner_of(const Pairing& pairing) {
  if (!pairing.pair.b) return pairing.pair.a;
  if (!pairing.outcome) return std::nullopt;
  if (const auto* walkover = std::get_if<Walkover>(&*pairing.outcome)) return walkover->winner;
  const auto& played = std::get<Played>(*pairing.outcome);
  if (played.a.points == played.b.points) return std::nullopt;
  return played.a.points > played.b.points ? pairing.pair.a : *pairing.pair.b;
}

Tally tally_of(const Format& format, const Pairing& pairing, int entrant) {
  if (!pairing.pair.b) {
    const bool counts = format.system == System::kSwiss;
    return {.points = counts ? format.bye_points.value_or(full_points(format)) : 0, .twenties = 0};
  }
  if (!pairing.outcome) return {.points = 0, .twenties = 0};
  if (const auto* walkover = std::get_if<Walkover>(&*pairing.outcome))
    return {.points = walkover->winner == entrant ? full_points(format) : 0, .twenties = 0};
  const auto& played = std::get<Played>(*pairing.outcome);
  return pairing.pair.a == entrant ? played.a : played.b;
}

bool plays(const Pair& pair, int entrant) { return pair.a == entrant || pair.b == entrant; }

std::optional<int> opponent_of(const Pair& pair, int entrant) {
  if (pair.a == entrant) return pair.b;
  return pair.a;
}

}  // namespace ringside::hall
