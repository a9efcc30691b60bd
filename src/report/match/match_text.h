// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "match/stored_match.h"

// Matches for a terminal.
namespace ringside {

// Who plays by what rules, in one line.
std::string match_line(const StoredMatch& stored);

// One line on how it stands: the score, and who starts next or how it ended.
std::string standing_line(const StoredMatch& stored);

// Everything: seats, rounds, standing.
std::string match_text(const StoredMatch& stored);

// Every entry, also those undone.
std::string history_text(const StoredMatch& stored);

}  // namespace ringside
