// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Words as people type them: blanks around them, and capitals, say nothing.
namespace ringside {

std::string without_blanks_around(std::string_view text);

// Without blanks around it and in small letters: two words that say the same are equal.
std::string folded(std::string_view typed);

// The one of the known words that was typed, as it is known: that which is spelled just so, else the only one
// that differs in capitals alone. Otherwise what was typed, without blanks around it.
std::string known_spelling(std::string_view typed, const std::vector<std::string>& known);

// What stands between separators, as it stands there; of an empty text one empty part.
std::vector<std::string> parts_of(std::string_view text, char separator);

}  // namespace ringside
