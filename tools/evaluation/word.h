// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "scoring/words.h"

// The words of reports read back.
namespace ringside::evaluation {

inline constexpr std::array kHoleStates{HoleState::kNone, HoleState::kFlat, HoleState::kHanger,
                                        HoleState::kUnsure};

// The value that to_string calls so; empty when none of `values` is.
template <typename Value, std::size_t kCount>
std::optional<Value> value_of_word(std::string_view word, const std::array<Value, kCount>& values) {
  for (const Value value : values) {
    if (to_string(value) == word) return value;
  }
  return std::nullopt;
}

}  // namespace ringside::evaluation
