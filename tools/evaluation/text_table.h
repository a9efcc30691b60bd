// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ringside::evaluation {

// Lines of cells in columns for a fixed-width font; each column is as wide as its widest cell.
class TextTable {
 public:
  // One letter per column, l(eft) or r(ight); the last one holds for all further columns.
  explicit TextTable(std::string alignment) : alignment_(std::move(alignment)) {}

  // A row is as long as it likes; a row of one cell is a title and widens no column.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

  std::string text() const;

 private:
  std::vector<std::size_t> widths() const;

  bool is_left(std::size_t column) const;

  std::string alignment_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace ringside::evaluation
