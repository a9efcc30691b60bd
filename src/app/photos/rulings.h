// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "scoring/score.h"

namespace ringside {

// A zone (0, 5, 10, 15 or 20), or how the deciding call goes: Call::kClear or Call::kTouching.
using RulingWord = std::variant<int, Call>;
inline constexpr int kMostDiscId = 999;

using Rulings = std::map<int, RulingWord>;  // by the disc's id

// "3=clear,7=10"; empty text -> none. Throws CommandError.
Rulings parse_rulings(const std::string& text);

// Throws ScoreError when a ruled disc is not there.
void apply_rulings(std::vector<ScoredDisc>& discs, const Rulings& rulings);

// "1 to 12" or "none", for messages about a disc that is not there.
std::string known_ids(const std::vector<ScoredDisc>& discs);

}  // namespace ringside
