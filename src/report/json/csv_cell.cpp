// SPDX-License-Identifier: MIT
#include "report/json/csv_cell.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "report/data/text.h"

namespace ringside {
namespace {

// What makes a spreadsheet take a text for a formula and carry it out (OWASP, CSV Injection); the last four
// are the wide forms of the first.
constexpr std::array<std::string_view, 11> kBeginFormula{"=",  "+",  "-",  "@",  "\t", "\r",
                                                         "\n", "＝", "＋", "－", "＠"};

bool begins_formula(std::string_view text) {
  return std::any_of(kBeginFormula.begin(), kBeginFormula.end(),
                     [&](std::string_view sign) { return text.starts_with(sign); });
}

}  // namespace

std::string csv_cell(const std::string& text) {
  const std::string valid = valid_utf8(text);
  const bool formula = begins_formula(valid);
  if (!formula && valid.find_first_of(",\"\r\n") == std::string::npos) return valid;
  std::string quoted = formula ? "\"'" : "\"";
  for (const char c : valid) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

std::string csv_row(const std::vector<std::string>& cells) {
  std::string row;
  for (const std::string& cell : cells) row += (&cell == cells.data() ? "" : ",") + csv_cell(cell);
  return row + kEndOfCsvRow;
}

}  // namespace ringside
