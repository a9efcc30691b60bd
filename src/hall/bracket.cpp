// SPDX-License-Identifier: MIT
#include "hall/bracket.h"

#include <algorithm>

namespace ringside::hall {
namespace {

using Slots = std::vector<std::optional<int>>;  // entrants; empty: nobody, or nobody yet

std::optional<int> loser_of(const Pairing& pairing) {
  const auto winner = winner_of(pairing);
  if (!winner) return std::nullopt;
  return opponent_of(pairing.pair, *winner);
}

// Walks through a bracket from its first round on, as far as there are results.
class Walk {
 public:
  explicit Walk(const State& state) : state_(state) {}

  struct Left {
    Slots winners;
    Slots losers;
  };

  // Neighbours meet. Rounds are numbered from 1.
  Left play(int round, const Slots& slots) {
    bracket.rounds.resize(std::max(bracket.rounds.size(), static_cast<std::size_t>(round)));
    Left left;
    for (std::size_t i = 0; i + 1 < slots.size(); i += 2) meet(round, slots[i], slots[i + 1], left);
    return left;
  }

  // The champion of whoever is left when all is played.
  void end_with(const std::optional<int>& winner) {
    const auto paired = static_cast<std::size_t>(state_.rounds);
    bracket.champion = winner;
    bracket.over = paired >= bracket.rounds.size() && all_decided(state_);
  }

  Bracket bracket = {};

 private:
  void meet(int round, const std::optional<int>& one, const std::optional<int>& other, Left& left) {
    if (!one && !other) {
      left.winners.emplace_back();
      left.losers.emplace_back();
      return;
    }
    const Pair pair = one ? Pair{*one, other} : Pair{*other};
    bracket.rounds[static_cast<std::size_t>(round) - 1].push_back(pair);
    const Pairing* pairing = find(round, pair);
    left.winners.push_back(pairing ? winner_of(*pairing) : std::nullopt);
    left.losers.push_back(pairing ? loser_of(*pairing) : std::nullopt);
  }

  const Pairing* find(int round, const Pair& pair) const {
    const auto found =
        std::find_if(state_.pairings.begin(), state_.pairings.end(),
                     [&](const Pairing& pairing) { return pairing.round == round && pairing.pair == pair; });
    return found == state_.pairings.end() ? nullptr : &*found;
  }

  const State& state_;
};

Slots first_slots(const std::vector<int>& field) {
  std::size_t size = 1;
  while (size < field.size()) size *= 2;
  Slots slots;
  for (const int seed : bracket_order(static_cast<int>(size))) {
    const auto index = static_cast<std::size_t>(seed) - 1;
    slots.push_back(index < field.size() ? std::optional(field[index]) : std::nullopt);
  }
  return slots;
}

Bracket single_elimination(const State& state, Slots slots) {
  Walk walk(state);
  for (int round = 1; slots.size() > 1; ++round) slots = walk.play(round, slots).winners;
  walk.end_with(slots.front());
  return walk.bracket;
}

// Those who lost once, each against one who comes down from above.
Slots with_those_from_above(const Slots& once_lost, const Slots& from_above) {
  Slots slots;
  for (std::size_t i = 0; i < once_lost.size(); ++i) slots.insert(slots.end(), {once_lost[i], from_above[i]});
  return slots;
}

// Whoever has not lost yet is played in every second round; in between, those who lost once meet those who
// come down: every other time in reverse, so that nobody soon meets again whom he has just met. The final is
// between the last of both; who has not lost before it can play it once more.
Bracket double_elimination(const State& state, const Slots& slots) {
  Walk walk(state);
  Walk::Left above = walk.play(1, slots);
  Slots once_lost = above.losers;
  int round = 1;
  for (bool reversed = true; above.winners.size() > 1; reversed = !reversed) {
    ++round;
    above = walk.play(round, above.winners);
    once_lost = walk.play(round, once_lost).winners;
    if (reversed) std::reverse(above.losers.begin(), above.losers.end());
    ++round;
    once_lost = walk.play(round, with_those_from_above(once_lost, above.losers)).winners;
  }
  const Slots final_two{above.winners.front(), once_lost.front()};
  const auto& unbeaten = final_two.front();
  auto winner = walk.play(++round, final_two).winners.front();
  if (state.setup.format.bracket_reset && unbeaten && winner && winner != unbeaten)
    winner = walk.play(++round, final_two).winners.front();
  walk.end_with(winner);
  return walk.bracket;
}

}  // namespace

std::vector<int> bracket_order(int size) {
  std::vector<int> order{1};
  while (static_cast<int>(order.size()) < size) {
    const int sum = 2 * static_cast<int>(order.size()) + 1;
    std::vector<int> next;
    for (const int seed : order) next.insert(next.end(), {seed, sum - seed});
    order = std::move(next);
  }
  return order;
}

Bracket bracket_of(const State& state) {
  const Slots slots = first_slots(field_of(state));
  if (slots.size() < 2) return {};
  return state.setup.format.system == System::kSingleElimination ? single_elimination(state, slots)
                                                                 : double_elimination(state, slots);
}

std::optional<int> round_of_exit(const State& state, int entrant) {
  const int lives = state.setup.format.system == System::kSingleElimination ? 1 : 2;
  int lost = 0;
  std::optional<int> last;
  for (const Pairing& pairing : state.pairings) {
    if (!pairing.outcome || !plays(pairing.pair, entrant) || winner_of(pairing) == entrant) continue;
    const bool nobody_came = !winner_of(pairing);
    lost += nobody_came ? lives : 1;
    last = pairing.round;
  }
  return lost >= lives ? last : std::nullopt;
}

}  // namespace ringside::hall
