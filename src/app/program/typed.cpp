// SPDX-License-Identifier: MIT
#include "app/program/typed.h"

#include <charconv>

#include "app/program/command_error.h"
#include "board/colour_words.h"
#include "report/text.h"

namespace ringside {
namespace {

template <typename Number>
std::optional<Number> typed(const std::string& text, Number least, Number most) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  const bool whole = error == std::errc() && rest == end;
  if (!whole || !(number >= least && number <= most)) return std::nullopt;
  return number;
}

}  // namespace

std::optional<int> whole_number_in(const std::string& text, int least, int most) {
  return typed(text, least, most);
}

std::optional<double> number_in(const std::string& text, double least, double most) {
  return typed(text, least, most);
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> items{""};
  for (const char c : text) {
    if (c == separator) {
      items.emplace_back();
    } else {
      items.back() += c;
    }
  }
  return items;
}

void check_colour_word(const std::string& option, const std::string& word) {
  const auto complaint = colour_complaint(word);
  if (!complaint) return;
  const std::vector<std::string> known(kColourWords.begin(), kColourWords.end());
  throw CommandError(option, *complaint + " Known are: " + joined(known));
}

}  // namespace ringside
