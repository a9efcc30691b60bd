// SPDX-License-Identifier: MIT
#include "json/whole_number.h"

#include <nlohmann/json.hpp>

namespace ringside {

bool is_whole(const nlohmann::ordered_json& json, std::int64_t least, std::int64_t most) {
  if (json.is_number_unsigned()) {
    const auto number = json.get<std::uint64_t>();
    return std::cmp_greater_equal(number, least) && std::cmp_less_equal(number, most);
  }
  if (!json.is_number_integer()) return false;
  const auto number = json.get<std::int64_t>();
  return number >= least && number <= most;
}

std::int64_t whole_in(const nlohmann::ordered_json& json, std::int64_t least, std::int64_t most) {
  constexpr int kTypeMustBeNumber = 302;
  if (!is_whole(json, least, most))
    throw nlohmann::ordered_json::type_error::create(kTypeMustBeNumber, "no whole number that fits", &json);
  return json.get<std::int64_t>();
}

}  // namespace ringside
