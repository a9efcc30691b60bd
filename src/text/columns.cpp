// SPDX-License-Identifier: MIT
#include "text/columns.h"

#include <algorithm>

#include "text/unicode.h"

namespace ringside {
namespace {

constexpr std::string_view kGap = "  ";

std::vector<std::size_t> widths_of(const std::vector<TextRow>& rows, const std::vector<TextColumn>& columns) {
  std::vector<std::size_t> widths;
  for (const TextColumn& column : columns) widths.push_back(column.least);
  for (const TextRow& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths.at(i) = std::max(widths[i], width_of(row[i]));
  }
  return widths;
}

std::string line_of(const TextRow& row, const std::vector<TextColumn>& columns,
                    const std::vector<std::size_t>& widths) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::string blanks(widths[i] - width_of(row[i]), ' ');
    line.append(kGap).append(columns[i].right ? blanks + row[i] : row[i] + blanks);
  }
  line.resize(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

}  // namespace

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (const char32_t character : code_points(text)) width += columns_of(character);
  return width;
}

std::string cut_to(std::string_view text, std::size_t columns) {
  std::u32string kept;
  std::size_t width = 0;
  for (const char32_t character : code_points(text)) {
    width += columns_of(character);
    if (width > columns) break;
    kept += character;
  }
  return utf8_of(kept);
}

std::string aligned(const std::vector<TextRow>& rows, const std::vector<TextColumn>& columns) {
  const std::vector<std::size_t> widths = widths_of(rows, columns);
  std::string text;
  for (const TextRow& row : rows) text += line_of(row, columns, widths);
  return text;
}

}  // namespace ringside
