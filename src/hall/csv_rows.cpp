// SPDX-License-Identifier: MIT
#include "hall/csv_rows.h"

#include <algorithm>

#include "report/data/text.h"
#include "rules/rules_error.h"

namespace ringside::hall {
namespace {

constexpr std::size_t kMostBytes = 1'000'000;  // 256 entrants with long names have 300,000
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

class CsvReader {
 public:
  explicit CsvReader(std::string_view text) : text_(text) {}

  bool at_end() const { return at_ == text_.size(); }

  CsvRow row() {
    CsvRow row{.line = line_, .cells = {cell()}};
    while (take(',')) row.cells.push_back(cell());
    take('\r');
    if (!at_end() && !take('\n')) fail("has something behind a closing quote");
    ++line_;
    return row;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw RulesError("line " + std::to_string(line_) + ": " + what + "; write it as RFC 4180 says");
  }

  bool take(char c) {
    if (at_end() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  std::string cell() {
    if (take('"')) return quoted();
    const std::size_t end = std::min(text_.find_first_of(",\r\n\"", at_), text_.size());
    std::string plain(text_.substr(at_, end - at_));
    at_ = end;
    if (!at_end() && text_[at_] == '"') fail("has a quote in a cell without quotes");
    return plain;
  }

  std::string quoted() {
    std::string inside;
    for (;;) {
      const std::size_t quote = text_.find('"', at_);
      if (quote == std::string_view::npos) fail("begins a quote that does not end");
      const std::string_view part = text_.substr(at_, quote - at_);
      if (part.find('\n') != std::string_view::npos) fail("has a line break in a cell");
      inside += part;
      at_ = quote + 1;
      if (!take('"')) return inside;
      inside += '"';
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

bool is_empty(const CsvRow& row) { return row.cells.size() == 1 && row.cells.front().empty(); }

}  // namespace

std::vector<CsvRow> csv_rows(std::string_view text) {
  if (text.size() > kMostBytes) throw RulesError("the file is larger than 1 MB; give a list of entrants");
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  if (valid_utf8(text) != text) throw RulesError("the file is not UTF-8; save it as CSV in UTF-8");
  CsvReader reader(text);
  std::vector<CsvRow> rows;
  while (!reader.at_end()) {
    rows.push_back(reader.row());
    if (is_empty(rows.back())) rows.pop_back();
  }
  return rows;
}

}  // namespace ringside::hall
