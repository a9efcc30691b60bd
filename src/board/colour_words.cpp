// SPDX-License-Identifier: MIT
#include "board/colour_words.h"

#include <algorithm>

#include "board/nearest.h"

namespace ringside {

std::optional<std::string> colour_complaint(const std::string& word) {
  if (std::find(kColourWords.begin(), kColourWords.end(), word) != kColourWords.end()) return std::nullopt;
  const std::vector<std::string> known(kColourWords.begin(), kColourWords.end());
  return "'" + word + "' is no colour word; did you mean " + nearest(word, known).value_or("") + "?";
}

}  // namespace ringside
