// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ringside::hall {

struct CsvRow {
  int line;  // on which it begins, from 1
  std::vector<std::string> cells;
};

// The rows of a CSV (RFC 4180), rows of nothing left out; lines may end in LF alone, and the text may begin
// with a mark of UTF-8. Throws RulesError for what is no CSV, no UTF-8 or too large.
std::vector<CsvRow> csv_rows(std::string_view text);

}  // namespace ringside::hall
