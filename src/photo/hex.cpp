// SPDX-License-Identifier: MIT
#include "photo/hex.h"

#include <string_view>

namespace ringside {

std::string in_hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 0xF];
  }
  return text;
}

}  // namespace ringside
