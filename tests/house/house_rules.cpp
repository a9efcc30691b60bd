// SPDX-License-Identifier: MIT
#include "house/house_rules.h"

#include <algorithm>
#include <optional>
#include <sstream>

namespace ringside::test {
namespace {

constexpr std::string_view kLicence = "// SPDX-License-Identifier: MIT";

std::optional<std::ptrdiff_t> floor_of(std::string_view folder) {
  const auto* floor = std::find(kFloors.begin(), kFloors.end(), folder);
  if (floor == kFloors.end()) return std::nullopt;
  return floor - kFloors.begin();
}

std::string folder_of(const std::string& path) { return path.substr(0, path.find('/')); }

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string_view without_leading_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

// What is left of the line after a word and blanks; empty when the line does not start with the word.
std::optional<std::string_view> after(std::string_view word, std::string_view line) {
  if (!line.starts_with(word)) return std::nullopt;
  return without_leading_blanks(line.substr(word.size()));
}

// What an #include "..." line names; empty for any other line.
std::optional<std::string> own_include(std::string_view line) {
  std::optional<std::string_view> rest = without_leading_blanks(line);
  for (const char* word : {"#", "include", "\""}) {
    rest = after(word, *rest);
    if (!rest) return std::nullopt;
  }
  return std::string(rest->substr(0, rest->find('"')));
}

// What is wrong with including `included` from a folder; empty when nothing is.
std::string include_violation(const std::string& folder, const std::string& included) {
  const auto there = floor_of(folder_of(included));
  if (included.find('/') == std::string::npos || !there) {
    return "includes \"" + included + "\", which names no folder of src/";
  }
  const auto here = floor_of(folder);
  if (here && *there > *here) return folder + " includes \"" + included + "\" from a floor above it";
  return "";
}

}  // namespace

std::vector<std::string> violations(const SourceFile& file) {
  std::vector<std::string> found;
  const auto report = [&](std::size_t line, const std::string& what) {
    found.push_back(file.path + ":" + std::to_string(line) + ": " + what);
  };
  const std::string folder = folder_of(file.path);
  const std::vector<std::string> lines = lines_of(file.text);
  if (!floor_of(folder)) report(1, "lies in no folder that the house knows");
  if (lines.empty() || lines[0] != kLicence) report(1, "does not start with the licence line");
  if (file.path.ends_with(".h") && (lines.size() < 2 || lines[1] != "#pragma once")) {
    report(2, "is a header without #pragma once in its second line");
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto included = own_include(lines[i]);
    const std::string what = included ? include_violation(folder, *included) : "";
    if (!what.empty()) report(i + 1, what);
  }
  return found;
}

}  // namespace ringside::test
