// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Text for terminals, measured in their columns and not in bytes.
namespace ringside {

std::size_t width_of(std::string_view text);

// Its beginning, as far as it fits.
std::string cut_to(std::string_view text, std::size_t columns);

struct TextColumn {
  bool right = false;     // figures stand at the right of their column
  std::size_t least = 0;  // width; one that holds a wider text is wider
};

using TextRow = std::vector<std::string>;

// The rows one below the other, indented by two: columns are as wide as their widest text and always parted
// by at least two blanks. No blank stands at the end of a line. A row may have fewer texts than there are
// columns; the last text of a row may be as long as it likes where its column is the last and on the left.
std::string aligned(const std::vector<TextRow>& rows, const std::vector<TextColumn>& columns);

}  // namespace ringside
