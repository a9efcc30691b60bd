// SPDX-License-Identifier: MIT
#include "house/own_includes.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace ringside::test {
namespace {

std::string_view without_leading_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

// What is left of the line after a word and blanks; empty when the line does not start with the word.
std::optional<std::string_view> after(std::string_view word, std::string_view line) {
  if (!line.starts_with(word)) return std::nullopt;
  return without_leading_blanks(line.substr(word.size()));
}

std::string unit_of(const std::string& path) { return path.substr(0, path.rfind('.')); }

}  // namespace

std::optional<std::string> included(std::string_view line, std::string_view open, char close) {
  std::optional<std::string_view> rest = without_leading_blanks(line);
  for (const std::string_view word : {std::string_view("#"), std::string_view("include"), open}) {
    rest = after(word, *rest);
    if (!rest) return std::nullopt;
  }
  return std::string(rest->substr(0, rest->find(close)));
}

std::vector<std::string> units_that_include_each_other(const std::vector<SourceFile>& files) {
  std::map<std::string, std::set<std::string>> included_by;
  for (const SourceFile& file : files) {
    std::istringstream stream(file.text);
    for (std::string line; std::getline(stream, line);)
      if (const auto own = included(line, "\"", '"')) included_by[unit_of(file.path)].insert(unit_of(*own));
  }
  std::vector<std::string> found;
  for (const auto& [unit, others] : included_by) {
    for (const std::string& other : others) {
      const auto back = included_by.find(other);
      if (unit < other && back != included_by.end() && back->second.contains(unit))
        found.push_back(unit + " and " + other + " include each other; move what both need to a header");
    }
  }
  return found;
}

}  // namespace ringside::test
