// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "hall/tournament.h"
#include "match/stored_match.h"

namespace ringside::hall {

// What a match that a table keeps means for the tournament.
struct MatchResult {
  std::optional<Action> action = {};  // to be entered; empty: nothing
  std::string remark = {};            // for a person: why nothing is, where somebody should look
};

// A match that is over and whose sides are the two of an open pairing is that pairing's result. It is known
// by its UUID in the result's source, so it counts once, however often it comes. One that went on since, as
// after an undo at the table, corrects its result. What the desk corrected or undid stands until the match
// goes on.
MatchResult result_of_match(const Tournament& tournament, const std::string& table, const StoredMatch& match);

}  // namespace ringside::hall
