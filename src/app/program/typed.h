// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

// Words and numbers as people type them after an option.
namespace ringside {

// The whole number, when it is one from `least` to `most`.
std::optional<int> whole_number_in(const std::string& text, int least, int most);

// The same of an option. Throws CommandError.
int parse_number(const std::string& option, const std::string& text, int least, int most);

// The number, when it is one from `least` to `most`.
std::optional<double> number_in(const std::string& text, double least, double most);

// "a, b" -> "a", "b", without blanks around them; an empty text is one empty item.
std::vector<std::string> split(const std::string& text, char separator);

// "Ann = 40" -> "Ann", "40". Empty without an equals sign.
std::optional<std::pair<std::string, std::string>> around_equals(const std::string& item);

// The colour word that was typed. Throws CommandError about the option when it is none.
std::string colour_word(const std::string& option, const std::string& typed);

}  // namespace ringside
