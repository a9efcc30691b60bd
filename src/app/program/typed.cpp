// SPDX-License-Identifier: MIT
#include "app/program/typed.h"

#include <charconv>

#include "app/program/command_error.h"
#include "board/colour_words.h"
#include "report/data/text.h"
#include "text/typed_word.h"

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

int parse_number(const std::string& option, const std::string& text, int least, int most) {
  if (const auto number = whole_number_in(text, least, most)) return *number;
  throw CommandError(option, "'" + text + "' is not a whole number in range; give one from " +
                                 std::to_string(least) + " to " + std::to_string(most));
}

std::optional<double> number_in(const std::string& text, double least, double most) {
  return typed(text, least, most);
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> items = parts_of(text, separator);
  for (std::string& item : items) item = without_blanks_around(item);
  return items;
}

std::optional<std::pair<std::string, std::string>> around_equals(const std::string& item) {
  const std::size_t equals = item.find('=');
  if (equals == std::string::npos) return std::nullopt;
  return std::pair(without_blanks_around(item.substr(0, equals)),
                   without_blanks_around(item.substr(equals + 1)));
}

std::string colour_word(const std::string& option, const std::string& typed) {
  const std::string word = colour_as_known(typed);
  const auto complaint = colour_complaint(word);
  if (!complaint) return word;
  const std::vector<std::string> known(kColourWords.begin(), kColourWords.end());
  throw CommandError(option, *complaint + " Known are: " + joined(known));
}

}  // namespace ringside
