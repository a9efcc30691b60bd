// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "hall/state.h"

namespace ringside::hall {

// Where and when an open pairing is played.
struct ScheduledMatch {
  int pairing;
  std::string table;
  int slot;      // 0: now; else so many matches, one after the other, are played before it
  bool running;  // has been given its table; else that is a proposal

  bool operator==(const ScheduledMatch&) const = default;
};

// By pairings. Each takes the first slot in which both its entrants and a table are free, and the first such
// table; a match takes one slot. Nothing where no table is in service.
std::vector<ScheduledMatch> schedule(const State& state);

}  // namespace ringside::hall
