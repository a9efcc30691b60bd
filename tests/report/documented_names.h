// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "support/source_dir.h"

namespace ringside::testing {

// The first cells of all table rows of a page of docs/ that start with a name in code quotes.
inline std::vector<std::string> documented_names(const std::string& page) {
  std::ifstream file(ringside::test::source_dir() / "docs" / page);
  const std::regex row(R"(^\| `([^`]+)` \|.*)");
  std::vector<std::string> names;
  std::smatch match;
  for (std::string line; std::getline(file, line);) {
    if (std::regex_match(line, match, row)) names.push_back(match[1]);
  }
  return names;
}

}  // namespace ringside::testing
