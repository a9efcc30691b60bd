// SPDX-License-Identifier: MIT
#include "house/house_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <string_view>

#include "house/own_includes.h"

namespace ringside::test {
namespace {

constexpr std::string_view kLicence = "// SPDX-License-Identifier: MIT";

constexpr std::array<std::string_view, 4> kCostlyHeaders{"CLI/CLI.hpp", "CLI/App.hpp", "CLI11.hpp",
                                                         "nlohmann/json.hpp"};

std::optional<std::ptrdiff_t> floor_of(const std::string& folder, const House& house) {
  const auto floor = std::find(house.begin(), house.end(), folder);
  if (floor == house.end()) return std::nullopt;
  return floor - house.begin();
}

std::string folder_of(const std::string& path) {
  const auto end = path.rfind('/');
  return end == std::string::npos ? "" : path.substr(0, end);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// What is wrong with including a file of ours from a folder; empty when nothing is.
std::string violation_by_own(const std::string& folder, const std::string& name, const House& house) {
  const auto there = floor_of(folder_of(name), house);
  if (!there) return "includes \"" + name + "\", which names no folder of src/";
  const auto here = floor_of(folder, house);
  if (here && *there > *here) return folder + " includes \"" + name + "\" from a floor above it";
  return "";
}

// What is wrong with a header that includes a file of a package; empty when nothing is.
std::string violation_by_package(const std::string& name) {
  const auto* const costly = std::find(kCostlyHeaders.begin(), kCostlyHeaders.end(), name);
  return costly == kCostlyHeaders.end() ? "" : "is a header that includes <" + name + ">";
}

std::string include_violation(const SourceFile& file, std::string_view line, const House& house) {
  if (const auto own = included(line, "\"", '"')) return violation_by_own(folder_of(file.path), *own, house);
  const auto package = included(line, "<", '>');
  return package && file.path.ends_with(".h") ? violation_by_package(*package) : "";
}

// The numbers that are written and read would have decimal commas then.
bool sets_locale(const std::string& line) {
  return line.find("setlocale(") != std::string::npos || line.find("locale::global(") != std::string::npos;
}

}  // namespace

std::vector<std::string> violations(const SourceFile& file, const House& house) {
  std::vector<std::string> found;
  const auto report = [&](std::size_t line, const std::string& what) {
    found.push_back(file.path + ":" + std::to_string(line) + ": " + what);
  };
  const std::vector<std::string> lines = lines_of(file.text);
  if (!floor_of(folder_of(file.path), house)) report(1, "lies in no folder that the house knows");
  if (lines.empty() || lines[0] != kLicence) report(1, "does not start with the licence line");
  if (file.path.ends_with(".h") && (lines.size() < 2 || lines[1] != "#pragma once")) {
    report(2, "is a header without #pragma once in its second line");
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string what = include_violation(file, lines[i], house);
    if (!what.empty()) report(i + 1, what);
    if (sets_locale(lines[i])) report(i + 1, "sets the locale of the whole program");
  }
  return found;
}

}  // namespace ringside::test
