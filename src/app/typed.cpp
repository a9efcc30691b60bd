// SPDX-License-Identifier: MIT
#include "app/typed.h"

#include <charconv>
#include <vector>

#include "app/command.h"
#include "board/colour_words.h"
#include "report/text.h"

namespace ringside {

std::optional<int> whole_number_in(const std::string& text, int least, int most) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || rest != end || number < least || number > most) return std::nullopt;
  return number;
}

void check_colour_word(const std::string& option, const std::string& word) {
  const auto complaint = colour_complaint(word);
  if (!complaint) return;
  const std::vector<std::string> known(kColourWords.begin(), kColourWords.end());
  throw CommandError(option, *complaint + " Known are: " + joined(known));
}

}  // namespace ringside
