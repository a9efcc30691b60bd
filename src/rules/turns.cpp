// SPDX-License-Identifier: MIT
#include "rules/turns.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace ringside {
namespace {

// The cycle of turns, not yet turned to the starter.
std::vector<int> cycle(const RuleSet& rules, int players) {
  std::vector<int> order;
  if (players == 3) {
    for (const int number : rules.turn_order_of_three) order.push_back(number - 1);
    return order;
  }
  order.resize(static_cast<std::size_t>(players));
  std::iota(order.begin(), order.end(), 0);
  return order;
}

NextStarter way_of_starting(const RuleSet& rules, int players) {
  return players == 2 ? rules.next_starter_of_two : rules.next_starter_of_more.value();
}

// Two players sit opposite each other, so the other one is left of the first also by this.
int left_of(int player, int players) { return (player + 1) % players; }

// The starter's own side won: it starts again. Else the winning side's player next in turn.
int starter_of_side(const RuleSet& rules, int players, int starter, int side) {
  for (const int player : turn_order(rules, players, starter)) {
    if (side_of(player) == side) return player;
  }
  return starter;
}

}  // namespace

std::string_view seat_name(int player, int players) {
  constexpr std::array<std::string_view, 4> kNames{"bottom", "left", "top", "right"};
  return kNames.at(static_cast<std::size_t>(players == 2 ? 2 * player : player));
}

std::vector<int> turn_order(const RuleSet& rules, int players, int starter) {
  std::vector<int> order = cycle(rules, players);
  std::rotate(order.begin(), std::find(order.begin(), order.end(), starter), order.end());
  return order;
}

std::vector<int> shots_of_round(const RuleSet& rules, const std::vector<int>& discs, int starter) {
  const std::vector<int> order = turn_order(rules, static_cast<int>(discs.size()), starter);
  const auto all = static_cast<std::size_t>(std::accumulate(discs.begin(), discs.end(), 0));
  std::vector<int> left = discs, shots;
  for (std::size_t turn = 0; shots.size() < all; ++turn) {
    const int player = order[turn % order.size()];
    int& own = left[static_cast<std::size_t>(player)];
    if (own == 0) continue;
    --own;
    shots.push_back(player);
  }
  return shots;
}

int next_starter(const RuleSet& rules, int players, int starter, std::optional<int> winner) {
  switch (way_of_starting(rules, players)) {
    case NextStarter::kAlternate:
      return turn_order(rules, players, starter)[1];
    case NextStarter::kWinner:
      return winner ? starter_of_side(rules, players, starter, *winner) : left_of(starter, players);
    case NextStarter::kLeft:
      return left_of(starter, players);
  }
  return starter;
}

}  // namespace ringside
