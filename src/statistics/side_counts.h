// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "match/match_state.h"

namespace ringside {

// So many of so many.
struct CountOf {
  int count = 0;
  int of = 0;

  bool operator==(const CountOf&) const = default;
};

// What the entries of one match, or of several, prove of one side: sums of rounds that count now, each as it
// was corrected.
struct SideCounts {
  int rounds = 0;
  int photo_rounds = 0;  // of these, those with a scoring: of others nobody knows where discs lay
  int open_calls = 0;    // of the side's discs, that nobody has ruled on: they count as the match counts them
  int twenties = 0;
  int points = 0;                      // board and twenties
  int rounds_won = 0;                  // higher total
  int longest_run = 0;                 // of rounds won, within one match
  int shots = 0;                       // known to be this side's
  CountOf valid_shots = {};            // of those judged valid or invalid
  CountOf open_shots_made = {};        // of such as were surely open, where the rules want the inner line
  std::map<int, int> discs_left = {};  // by zone, 20 to 5, in photo_rounds
  int hangers = 0;                     // in photo_rounds

  bool operator==(const SideCounts&) const = default;
};

// Of the side that plays with that colour.
SideCounts counts_of(const MatchState& match, const std::string& team);

SideCounts& operator+=(SideCounts& sum, const SideCounts& more);

}  // namespace ringside
