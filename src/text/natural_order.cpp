// SPDX-License-Identifier: MIT
#include "text/natural_order.h"

#include <algorithm>
#include <cctype>
#include <compare>

namespace ringside {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

unsigned char small(char c) {
  return static_cast<unsigned char>(std::tolower(static_cast<unsigned char>(c)));
}

// Takes the digits, or the one letter, that the text begins with.
std::string_view take_part(std::string_view& text) {
  const auto* const end =
      is_digit(text.front()) ? std::find_if_not(text.begin(), text.end(), is_digit) : std::next(text.begin());
  const std::string_view part = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(part.size());
  return part;
}

// Of numbers of any length: a longer one is greater.
std::strong_ordering compared_numbers(std::string_view a, std::string_view b) {
  a.remove_prefix(std::min(a.find_first_not_of('0'), a.size()));
  b.remove_prefix(std::min(b.find_first_not_of('0'), b.size()));
  if (a.size() != b.size()) return a.size() <=> b.size();
  return a.compare(b) <=> 0;
}

std::strong_ordering compared_parts(std::string_view a, std::string_view b) {
  if (is_digit(a.front()) && is_digit(b.front())) return compared_numbers(a, b);
  return small(a.front()) <=> small(b.front());
}

}  // namespace

bool comes_before(std::string_view a, std::string_view b) {
  std::string_view rest_a = a, rest_b = b;
  while (!rest_a.empty() && !rest_b.empty()) {
    const auto order = compared_parts(take_part(rest_a), take_part(rest_b));
    if (order != 0) return order < 0;
  }
  if (rest_a.empty() != rest_b.empty()) return rest_a.empty();
  return a < b;
}

}  // namespace ringside
