// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "scoring/maybe_disc.h"

namespace ringside {

// What may be a disc is one, or there is none.
enum class Existence { kDisc, kNone };

// A zone (0, 5, 10, 15 or 20), or how the deciding call goes: Call::kClear or Call::kTouching. Of what may be
// a disc also whether it is one. Each of the others says that it is, but for 0: there is none.
using RulingWord = std::variant<int, Call, Existence>;

using Rulings = std::map<int, RulingWord>;  // by the disc's id

// "clear", "touching", "disc", "none" or a zone as people write it; empty for anything else.
std::optional<RulingWord> ruling_word(const std::string& text);

// What is said to be a disc becomes one of the discs. Throws ScoreError when a ruled disc is not there, or
// when nobody asked whether it is.
void apply_rulings(std::vector<ScoredDisc>& discs, std::vector<MaybeDisc>& maybe_discs,
                   const Rulings& rulings);

// "1 to 12" or "none", for messages about a disc that is not there.
std::string known_ids(const std::vector<ScoredDisc>& discs, const std::vector<MaybeDisc>& maybe_discs);

}  // namespace ringside
