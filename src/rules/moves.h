// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rules/board_state.h"
#include "rules/verdict.h"

// Which discs of one colour moved between two states of a board.
namespace ringside {

// By how many sigma of both places together a disc lies elsewhere. Below kUndecidedSigmas it has not moved as
// far as can be seen; above kMovedSigmas it has; between them it is left open.
inline constexpr double kMovedSigmas = 4;

// Two photos are two calibrations: the places of discs that nobody touched differ by up to this, whatever
// their own sigma says. mm
inline constexpr double kLeastSigma = 0.5;

struct Displacement {
  RestingDisc before;
  RestingDisc after;
  double length = 0;  // mm
  double sigma = 0;   // of the length
  bool still() const { return length <= kUndecidedSigmas * sigma; }
};

struct Moves {
  std::vector<Displacement> stayed = {};  // lie where they lay, surely or perhaps
  std::vector<RestingDisc> gone = {};     // of the first state: moved elsewhere or off the board
  std::vector<RestingDisc> came = {};     // of the second: moved there or new
};

// Discs of `team` in both states, those off the board but on the deck included. Nearest pairs belong
// together; which disc is which beyond that is not determined by two still pictures.
Moves moves_of(const std::string& team, const BoardState& before, const BoardState& after);

}  // namespace ringside
