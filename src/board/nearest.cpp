// SPDX-License-Identifier: MIT
#include "board/nearest.h"

#include <algorithm>
#include <numeric>

namespace ringside {

std::size_t edit_distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() +
                               1);  // distances of the part of `from` seen so far to each prefix of `to`
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t change = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known) {
  const auto closer = [word](const std::string& a, const std::string& b) {
    return edit_distance(word, a) < edit_distance(word, b);
  };
  const auto best = std::min_element(known.begin(), known.end(), closer);
  if (best == known.end()) return std::nullopt;
  return *best;
}

}  // namespace ringside
