// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <utility>

namespace ringside {

// Whether it is a whole number from `least` to `most`. Of a text that is not to be trusted: nlohmann's own
// conversion takes 1e300 for an int, which is undefined, and its own comparison takes 2^64 - 1 for -1.
bool is_whole(const nlohmann::ordered_json& json, std::int64_t least, std::int64_t most);

// Throws nlohmann's type_error where it is none, as json.get() does for what is no number.
std::int64_t whole_in(const nlohmann::ordered_json& json, std::int64_t least, std::int64_t most);

// The same of any that the type holds, in 64 bits with a sign.
template <typename Whole>
Whole whole(const nlohmann::ordered_json& json) {
  using Limits = std::numeric_limits<Whole>;
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t kHere =
      std::cmp_less(kMost, Limits::max()) ? kMost : static_cast<std::int64_t>(Limits::max());
  return static_cast<Whole>(whole_in(json, static_cast<std::int64_t>(Limits::min()), kHere));
}

}  // namespace ringside
