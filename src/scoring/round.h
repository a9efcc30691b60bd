// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "scoring/score.h"

// Pure functions from what the discs are worth to what the round is worth.
namespace ringside {

struct TeamTotal {
  int board = 0;     // points lying on the board
  int twenties = 0;  // discs set aside, 20 each
  int total() const { return board + 20 * twenties; }
};

using Totals = std::map<std::string, TeamTotal>;  // by team name

// One side against the other. A side without a disc and without a twenty has no name and a total of 0.
struct RoundResult {
  std::optional<std::string> winner;  // empty: a tie
  int difference = 0;                 // winner's total minus the other's
  std::map<std::string, int> points;  // tournament style: 2 for the winner, 1 each for a tie
};

// twenties: discs set aside per team; a team named only there takes part.
Totals total_up(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties);

// Empty with more than two teams: no rule sheet has such a round. A third colour is a stray disc or a mistake
// of ours, and naming a winner would be a guess.
std::optional<RoundResult> round_result(const Totals& totals);

}  // namespace ringside
