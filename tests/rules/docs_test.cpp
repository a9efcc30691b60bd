// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "support/source_dir.h"

// docs/rules.md says of every statement of the rules which test holds it.
namespace ringside {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = ringside::test::source_dir();

std::string read(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// What stands between two marks, wherever they are.
std::set<std::string> between(const std::string& text, const std::string& open, const std::string& close) {
  std::set<std::string> found;
  for (auto at = text.find(open); at != std::string::npos; at = text.find(open, at)) {
    at += open.size();
    const auto end = text.find(close, at);
    if (end == std::string::npos) break;
    found.insert(text.substr(at, end - at));
  }
  return found;
}

std::set<std::string> test_cases() {
  std::set<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(kSource / "tests")) {
    if (entry.path().extension() == ".cpp") names.merge(between(read(entry.path()), "TEST_CASE(\"", "\")"));
  }
  return names;
}

// Of the table of statements: its rows, each as its cells.
std::vector<std::vector<std::string>> statements() {
  const std::string page = read(kSource / "docs/rules.md");
  std::vector<std::vector<std::string>> rows;
  const auto table = page.find("| statement |");
  for (auto at = page.find("\n| ", table); at != std::string::npos; at = page.find("\n| ", at + 1)) {
    const std::string line = page.substr(at + 1, page.find('\n', at + 1) - at - 1);
    std::vector<std::string> cells;
    for (std::size_t start = 1, bar; (bar = line.find('|', start)) != std::string::npos; start = bar + 1)
      cells.push_back(line.substr(start + 1, bar - start - 2 + (bar == start + 1 ? 1 : 0)));
    rows.push_back(cells);
  }
  return rows;
}

TEST_CASE("every statement of the rules has a test, save conduct and watching") {
  const std::set<std::string> tests = test_cases();
  const auto rows = statements();
  CHECK(rows.size() > 40);
  int without = 0;
  for (const auto& cells : rows) {
    REQUIRE(cells.size() == 3);
    CAPTURE(cells[0]);
    const auto named = between(cells[2], "`", "`");
    without += named.empty() ? 1 : 0;
    for (const std::string& name : named) CHECK_MESSAGE(tests.contains(name), name);
  }
  CHECK(without == 2);
}

}  // namespace
}  // namespace ringside
