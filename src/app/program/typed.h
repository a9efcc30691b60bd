// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

// Words and numbers as people type them after an option.
namespace ringside {

// The whole number, when it is one from `least` to `most`.
std::optional<int> whole_number_in(const std::string& text, int least, int most);

// The number, when it is one from `least` to `most`.
std::optional<double> number_in(const std::string& text, double least, double most);

// "a,b" -> "a", "b"; an empty text is one empty item.
std::vector<std::string> split(const std::string& text, char separator);

// Throws CommandError about the option when the word names no colour.
void check_colour_word(const std::string& option, const std::string& word);

}  // namespace ringside
