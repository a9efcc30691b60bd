// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "match/stored_match.h"
#include "statistics/disc_places.h"
#include "statistics/side_counts.h"

// What matches prove of those who played them, from their entries alone. A side is who played together: "Ann"
// alone is another side than "Ann and Cy", as no entry says which of two partners shot.
namespace ringside {

struct SideOfMatch {
  std::vector<std::string> players;  // in the order of seats, as they are called now
  std::string team;
  SideCounts counts;
};

struct MatchStatistics {
  std::string uuid;
  std::string name;  // may be empty
  UtcTime made;
  std::vector<SideOfMatch> sides;  // the first player's side first
};

struct SideTotal {
  std::vector<std::string> players;  // as a person would list them
  int matches = 0;
  SideCounts counts = {};
};

struct Statistics {
  std::vector<MatchStatistics> matches = {};  // in the order they were given
  std::vector<SideTotal> totals = {};         // as a person would list their players
  DiscPlaces places = {};                     // of the discs of all these sides
};

// Each match once, by its UUID: of copies the one with the most entries, as a match only grows.
std::vector<StoredMatch> each_once(std::vector<StoredMatch> matches);

// Everyone who played, each once, as a person would list them.
std::vector<std::string> players_of(const std::vector<StoredMatch>& matches);

// Of each match once. player: only sides that this one played on, spelled as in the match; empty: all.
Statistics statistics_of(const std::vector<StoredMatch>& matches, const std::string& player = {});

}  // namespace ringside
