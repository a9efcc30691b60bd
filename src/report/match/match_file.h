// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "match/match_state.h"
#include "match/stored_match.h"

namespace ringside {

// A match with all its entries and, for readers, what follows from them: docs/matches.md.
std::string match_file_text(const StoredMatch& stored);

// What follows from a match's entries: `standing` of that file.
nlohmann::ordered_json standing_json(const MatchState& state);

// Back from such a file; every entry is checked as if it were made now, and what follows is not read but
// follows again. Throws RulesError: what is wrong; what to do.
StoredMatch read_match_file(const nlohmann::ordered_json& json);

}  // namespace ringside
