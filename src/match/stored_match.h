// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "match/match.h"

namespace ringside {

// A match as a ledger keeps it.
struct StoredMatch {
  std::int64_t id = 0;    // in its ledger, from 1; 0: in none
  std::string uuid = {};  // the same wherever the match is copied to
  UtcTime made{};
  Match match;
};

}  // namespace ringside
