// SPDX-License-Identifier: MIT
#include "plans/shortest.h"

#include <array>
#include <charconv>

namespace ringside::plans {

std::string shortest(double value) {
  std::array<char, 32> text{};  // the longest is 24: -1.2345678901234567e-308
  const auto result = std::to_chars(text.data(), text.data() + text.size(), value);
  return {text.data(), result.ptr};
}

}  // namespace ringside::plans
