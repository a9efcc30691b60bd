// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "match/stored_match.h"

namespace ringside {

// Crokinole Match Notation 1.0-draft of the Crokinole Open Data Alliance: results of a match that is over.
// Its "games" are our rounds, and `hammer` there means the side that shot FIRST in one, unlike in curling.
// Throws RulesError for what it cannot say: a match that is not over, three players.
std::string match_cmn_text(const StoredMatch& stored);

}  // namespace ringside
