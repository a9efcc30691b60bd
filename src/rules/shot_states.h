// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rules/moves.h"
#include "rules/shot.h"

namespace ringside {

// The two states of a board about a shot, and what moved between them.
struct Shot {
  BoardState before;
  BoardState after;
  std::string shooter;
  std::string opponent;
  const RuleSet& rules;
  Totals lifted;  // twenties only, of both
  Moves own;
  Moves others;
};

// A round has two sides: what is not the shooter's is the opponent's, also where the light of the second
// picture gives its colour another name.
Shot shot_of(const BoardState& before, const BoardState& after, const std::string& shooter,
             const RuleSet& rules, const ShotOptions& options);

int lifted_by(const std::string& team, const Shot& shot);

// Whether no disc of the opponent's lay on the board. count_open_calls: those count as lying there whose call
// is too close.
bool is_open(const Shot& shot, bool count_open_calls);

}  // namespace ringside
