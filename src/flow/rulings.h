// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "scoring/score.h"

namespace ringside {

// A zone (0, 5, 10, 15 or 20), or how the deciding call goes: Call::kClear or Call::kTouching.
using RulingWord = std::variant<int, Call>;

using Rulings = std::map<int, RulingWord>;  // by the disc's id

// "clear", "touching" or a zone as people write it; empty for anything else.
std::optional<RulingWord> ruling_word(const std::string& text);

// Throws ScoreError when a ruled disc is not there.
void apply_rulings(std::vector<ScoredDisc>& discs, const Rulings& rulings);

// "1 to 12" or "none", for messages about a disc that is not there.
std::string known_ids(const std::vector<ScoredDisc>& discs);

}  // namespace ringside
