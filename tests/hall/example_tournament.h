// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "hall/state_of.h"

namespace ringside::hall::testing {

inline constexpr UtcTime kNoon{std::chrono::seconds{1'795'867'200}};

// Entrants "A", "B", ... in the order of their strength.
State new_state(const Format& format, int entrants, const std::vector<std::string>& tables = {});
Tournament new_tournament(const Format& format, int entrants, const std::vector<std::string>& tables = {});

// Pairs the next round as the format has it.
void pair_next(State& state);

Outcome points(int a, int b, int twenties_a = 0, int twenties_b = 0);

// The open pairing of two, whichever of them stands first in it; the points are those of `one` and `other`.
void enter(State& state, int one, int other, int points_one, int points_other, int twenties_one = 0,
           int twenties_other = 0);

// The pairs of a round by names: "A-D B-C E".
std::string names(const State& state, const std::vector<Pair>& pairs);
std::string round_names(const State& state, int round);

// "1 A, 2 B, 2 C" with * behind those whose tie is open.
std::string ranks(const State& state);

}  // namespace ringside::hall::testing
