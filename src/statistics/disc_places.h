// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

#include "match/match_state.h"

namespace ringside {

// Where discs came to rest by the ends of rounds (board frame, mm). Boards differ in size: all is scaled as
// if each outer line had the radius kOuterLineRadius.
struct DiscPlaces {
  int rounds = 0;  // with a scoring
  std::vector<Vec2> places = {};
  std::array<double, 3> radius_sums = {};  // of the lines inner, middle and outer, over those rounds

  // Mean over the rounds, mm; 0 without rounds.
  double line_radius(LineName name) const;
};

// Adds the discs of these colours in all rounds that count and have a scoring; those worth 0 lie nowhere.
void add_places(const MatchState& match, const std::set<std::string>& teams, DiscPlaces& places);

}  // namespace ringside
