// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "hall/state.h"

namespace ringside::hall {

// The entrants of each group of a round robin, the strongest first. They are dealt by seed to and fro: with
// two groups 1 4 5 8 and 2 3 6 7.
std::vector<std::vector<int>> groups_of(const State& state);

// What is paired next, as the format has it. Of a knockout after two who both stayed away it can be nothing.
// Throws RulesError where no round can be paired now, saying why.
std::vector<Pair> next_round(const State& state);

// Throws RulesError where a round cannot be paired so now: a Swiss round by hand is free but for that
// everybody plays once; all others follow from the format.
void check_round(const State& state, const std::vector<Pair>& pairs);

// Whether all rounds are played.
bool is_over(const State& state);

}  // namespace ringside::hall
