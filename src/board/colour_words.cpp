// SPDX-License-Identifier: MIT
#include "board/colour_words.h"

#include <algorithm>

#include "board/nearest.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

std::vector<std::string> all_colour_words() { return {kColourWords.begin(), kColourWords.end()}; }

}  // namespace

std::string colour_as_known(const std::string& typed) { return known_spelling(typed, all_colour_words()); }

std::optional<std::string> colour_complaint(const std::string& word) {
  if (std::find(kColourWords.begin(), kColourWords.end(), word) != kColourWords.end()) return std::nullopt;
  return "'" + word + "' is no colour word; did you mean " + nearest(word, all_colour_words()).value_or("") +
         "?";
}

}  // namespace ringside
