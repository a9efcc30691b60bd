// SPDX-License-Identifier: MIT
#include "text/typed_word.h"

#include <algorithm>

#include "text/unicode.h"

namespace ringside {

std::string without_blanks_around(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return "";
  return std::string(text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1));
}

std::string folded(std::string_view typed) {
  std::u32string characters = code_points(without_blanks_around(typed));
  for (char32_t& character : characters) character = lower_case(character);
  return utf8_of(characters);
}

std::string known_spelling(std::string_view typed, const std::vector<std::string>& known) {
  std::string word = without_blanks_around(typed);
  if (std::find(known.begin(), known.end(), word) != known.end()) return word;
  const std::string wanted = folded(word);
  const auto same = [&](const std::string& other) { return folded(other) == wanted; };
  const auto first = std::find_if(known.begin(), known.end(), same);
  const bool only =
      first != known.end() && std::find_if(first + 1, known.end(), [&](const std::string& other) {
                                return other != *first && same(other);
                              }) == known.end();
  return only ? *first : word;
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts{""};
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

}  // namespace ringside
