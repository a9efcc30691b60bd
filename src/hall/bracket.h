// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "hall/state.h"

namespace ringside::hall {

// Seeds (from 1) down the side of a bracket of that size, a power of two: each meets its neighbour, and the
// first two can meet in the final only. 8: 1 8 4 5 2 7 3 6.
std::vector<int> bracket_order(int size);

// How a knockout goes on by the results there are.
struct Bracket {
  // What follows of each round, byes too; nothing of rounds whose field is still open. Where nobody comes,
  // after two who both stayed away, there is no pair.
  std::vector<std::vector<Pair>> rounds = {};
  std::optional<int> champion = {};
  bool over = false;  // without a champion: neither came to the final
};

Bracket bracket_of(const State& state);

// The round in which an entrant lost for the last time; empty for one who is still in.
std::optional<int> round_of_exit(const State& state, int entrant);

}  // namespace ringside::hall
