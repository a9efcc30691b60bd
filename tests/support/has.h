// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ringside::test {

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace ringside::test
