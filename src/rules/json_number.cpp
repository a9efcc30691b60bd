// SPDX-License-Identifier: MIT
#include "rules/json_number.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "rules/rules_error.h"

namespace ringside {

int whole_number(const nlohmann::ordered_json& json) {
  constexpr std::int64_t kLeast = std::numeric_limits<int>::min(), kMost = std::numeric_limits<int>::max();
  const bool fits =
      json.is_number_integer() && !(json.is_number_unsigned() && json.get<std::uint64_t>() > kMost);
  if (!fits || json.get<std::int64_t>() < kLeast || json.get<std::int64_t>() > kMost)
    throw RulesError("a number is not a whole number; correct it");
  return json.get<int>();
}

}  // namespace ringside
