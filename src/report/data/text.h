// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ringside {

// The text with every invalid UTF-8 sequence replaced by U+FFFD: file names may hold any bytes.
std::string valid_utf8(std::string_view text);

// Safe for one line of a terminal: valid UTF-8, control characters written out (a line feed as "\x0a"). So no
// file name can move the cursor, set colours or forge a line.
std::string printable(std::string_view text);

// With that many decimals, whatever the locale; never "-0.0".
std::string fixed(double value, int decimals);

// "black, red, white".
template <typename Words>
std::string joined(const Words& words, std::string_view separator = ", ") {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : separator).append(word);
  return text;
}

}  // namespace ringside
