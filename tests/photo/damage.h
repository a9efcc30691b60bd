// SPDX-License-Identifier: MIT
#pragma once

#include <random>
#include <string>

#include "photo/photo.h"

namespace ringside::test {

inline constexpr PhotoLimits kSmall{.file_bytes = 1 << 20, .pixels = 1 << 20};

// One to four bytes anywhere replaced.
inline std::string flip_bytes(std::string bytes, std::mt19937& random) {
  std::uniform_int_distribution<std::size_t> anywhere(0, bytes.size() - 1);
  std::uniform_int_distribution<int> any_value(0, 255);
  for (int left = 1 + any_value(random) % 4; left > 0; --left) {
    bytes[anywhere(random)] = static_cast<char>(any_value(random));
  }
  return bytes;
}

}  // namespace ringside::test
