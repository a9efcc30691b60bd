// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "match/stored_match.h"

namespace ringside {

// One row per round that counts, and one of their sums; the columns of docs/matches.md.
std::string match_csv_text(const StoredMatch& stored);

}  // namespace ringside
