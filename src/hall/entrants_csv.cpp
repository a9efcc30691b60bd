// SPDX-License-Identifier: MIT
#include "hall/entrants_csv.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "board/colour_words.h"
#include "hall/csv_rows.h"
#include "report/data/text.h"
#include "rules/rules_error.h"
#include "text/columns.h"
#include "text/enumerated.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

const std::vector<std::string> kEntrantColumns{"name", "club", "seed", "colour"};

// Cells are shown in messages: whatever is in them, a message is one line that fits a terminal.
[[noreturn]] void fail_line(int line, const std::string& what) {
  throw RulesError("line " + std::to_string(line) + ": " + printable(what));
}

std::string shown(const std::string& cell) {
  constexpr std::size_t kEnoughToKnowIt = 40;  // columns
  return "'" + cut_to(printable(cell), kEnoughToKnowIt) + "'";
}

std::vector<std::string> columns_in(const CsvRow& head) {
  std::vector<std::string> columns;
  for (const std::string& cell : head.cells) {
    const std::string column = folded(cell);
    if (std::find(kEntrantColumns.begin(), kEntrantColumns.end(), column) == kEntrantColumns.end())
      fail_line(head.line, "there is no column " + shown(column) + "; give " + enumerated(kEntrantColumns));
    if (std::find(columns.begin(), columns.end(), column) != columns.end())
      fail_line(head.line, "column '" + column + "' stands there twice; give it once");
    columns.push_back(column);
  }
  if (std::find(columns.begin(), columns.end(), "name") == columns.end())
    fail_line(head.line, "there is no column 'name'; the first line names the columns");
  return columns;
}

std::optional<int> seed_from(const std::string& cell) {
  if (cell.empty()) return std::nullopt;
  int seed = 0;
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), seed);
  if (error != std::errc() || end != cell.data() + cell.size())
    throw RulesError("the seed " + shown(cell) + " is no whole number; give 1 for the strongest");
  return seed;
}

void put(const std::string& column, const std::string& cell, Entrant& entrant) {
  if (column == "name") entrant.name = cell;
  if (column == "club") entrant.club = cell;
  if (column == "seed") entrant.seed = seed_from(cell);
  if (column == "colour" && !cell.empty()) entrant.colour = colour_as_known(cell);
}

Entrant entrant_from(const CsvRow& row, const std::vector<std::string>& columns) {
  if (row.cells.size() != columns.size())
    fail_line(row.line, "has " + std::to_string(row.cells.size()) + " cells in place of " +
                            std::to_string(columns.size()) + "; give as many as there are columns");
  try {
    Entrant entrant;
    for (std::size_t i = 0; i < columns.size(); ++i)
      put(columns[i], without_blanks_around(row.cells[i]), entrant);
    check(entrant);
    return entrant;
  } catch (const RulesError& error) {
    fail_line(row.line, error.what());
  }
}

// Says what stands there twice, by the line of the first.
template <typename Key>
void check_new(std::map<Key, int>& seen, const Key& key, int line, const std::string& what) {
  const auto [first, is_new] = seen.emplace(key, line);
  if (!is_new)
    fail_line(line, what + " stands in line " + std::to_string(first->second) + " too; give each its own");
}

}  // namespace

std::vector<Entrant> entrants_from_csv(std::string_view text) {
  const std::vector<CsvRow> rows = csv_rows(text);
  if (rows.empty())
    throw RulesError("the file is empty; its first line names the columns, such as name,club");
  const std::vector<std::string> columns = columns_in(rows.front());
  std::vector<Entrant> entrants;
  std::map<std::string, int> names;
  std::map<int, int> seeds;
  for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
    if (entrants.size() == kMostEntrants)
      fail_line(row->line, "there are more than " + std::to_string(kMostEntrants) + " entrants; give fewer");
    entrants.push_back(entrant_from(*row, columns));
    const Entrant& entrant = entrants.back();
    check_new(names, folded(entrant.name), row->line, entrant.name);
    if (entrant.seed) check_new(seeds, *entrant.seed, row->line, "seed " + std::to_string(*entrant.seed));
  }
  return entrants;
}

}  // namespace ringside::hall
