// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "live/memory/disc_memory.h"
#include "rules/shot.h"

namespace ringside {

// Whose shot it was: the side whose one disc waited on the outer line before and lies there no longer. Where
// none was seen waiting, it is the side of which a disc came. Empty when that leaves it open.
std::optional<std::string> shooter_of(const BoardState& before, const std::vector<DiscChange>& changes);

// One line for a person on a shot that was judged by the rules: "black's shot: valid, ...". Events carry it.
std::string advice_on(const ShotJudgement& judgement, const std::string& shooter);

// The same as sentences for the page: "Black's shot was valid: it moved red disc 7."
std::string sentence_on(const ShotJudgement& judgement, const std::string& shooter);

// What becomes of a disc that left the deck and came back.
std::string advice_on_returned(const RuleSet& rules);
std::string sentence_on_returned(const RuleSet& rules);  // for the page

}  // namespace ringside
