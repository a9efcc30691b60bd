// SPDX-License-Identifier: MIT
#include "evaluation/text_table.h"

#include <algorithm>

namespace ringside::evaluation {
namespace {

constexpr std::size_t kGap = 3;  // blanks between columns

std::string padded(const std::string& cell, std::size_t width, bool left) {
  const std::string blanks(width - std::min(cell.size(), width), ' ');
  return left ? cell + blanks : blanks + cell;
}

std::string without_trailing_blanks(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

}  // namespace

std::vector<std::size_t> TextTable::widths() const {
  std::vector<std::size_t> widths;
  for (const auto& row : rows_) {
    if (row.size() < 2) continue;
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  return widths;
}

bool TextTable::is_left(std::size_t column) const {
  return alignment_[std::min(column, alignment_.size() - 1)] == 'l';
}

std::string TextTable::text() const {
  const std::vector<std::size_t> widths = this->widths();
  std::string text;
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::size_t width = row.size() < 2 ? 0 : widths[i];
      line += (i == 0 ? "" : std::string(kGap, ' ')) + padded(row[i], width, is_left(i));
    }
    text += without_trailing_blanks(line) + '\n';
  }
  return text;
}

}  // namespace ringside::evaluation
