// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

// The parts of CSV files (RFC 4180).
namespace ringside {

inline constexpr const char* kEndOfCsvRow = "\r\n";

// The text as one cell: valid UTF-8, in quotes where it needs them. Before one that a spreadsheet would take
// for a formula stands an apostrophe, as OWASP recommends. Not for numbers: a negative one would become a
// text.
std::string csv_cell(const std::string& text);

// Texts, and numbers that are never negative, as one row with its end.
std::string csv_row(const std::vector<std::string>& cells);

}  // namespace ringside
