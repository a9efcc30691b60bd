// SPDX-License-Identifier: MIT
#include "rules/json_number.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "json/whole_number.h"
#include "rules/rules_error.h"

namespace ringside {

int whole_number(const nlohmann::ordered_json& json) {
  constexpr std::int64_t kLeast = std::numeric_limits<int>::min(), kMost = std::numeric_limits<int>::max();
  if (!is_whole(json, kLeast, kMost)) throw RulesError("a number is not a whole number; correct it");
  return json.get<int>();
}

}  // namespace ringside
