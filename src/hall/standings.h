// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "hall/state.h"

namespace ringside::hall {

struct Standing {
  int group;     // from 1; 1 where there are no groups
  int rank = 0;  // within the group, from 1; those who are level share the best of theirs
  int entrant;
  int matches = 0;  // with walkovers, without byes
  int won = 0;
  int tied = 0;
  int points = 0;  // byes and walkovers too
  int twenties = 0;
  int opponents = 0;  // points of those whom it has met
  bool open = false;  // level with others after all tie-breaks; nobody may say who is ahead

  bool operator==(const Standing&) const = default;
};

// By groups and ranks; those of one rank by seed. Of a knockout the rank is how far one has come: those who
// went out in one round share theirs, which is not open.
std::vector<Standing> standings(const State& state);

// Entrants that are level, each list by seed. Before the end they may part yet.
std::vector<std::vector<int>> open_ties(const std::vector<Standing>& standings);

}  // namespace ringside::hall
