// SPDX-License-Identifier: MIT
#include "report/csv_cell.h"

#include "report/text.h"

namespace ringside {

std::string csv_cell(const std::string& text) {
  const std::string valid = valid_utf8(text);
  if (valid.find_first_of(",\"\r\n") == std::string::npos) return valid;
  std::string quoted = "\"";
  for (const char c : valid) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + '"';
}

}  // namespace ringside
