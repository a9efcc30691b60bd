// SPDX-License-Identifier: MIT
#include "pocket/json_values.h"

#include <nlohmann/json.hpp>

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

template <typename Value>
std::optional<Value> value_at(const Json& json, const char* key) {
  return has(json, key) ? std::optional(json.at(key).get<Value>()) : std::nullopt;
}

}  // namespace

bool has(const Json& json, const char* key) { return json.contains(key) && !json.at(key).is_null(); }

std::string text_at(const Json& json, const char* key) {
  return value_at<std::string>(json, key).value_or("");
}

std::optional<double> number_at(const Json& json, const char* key) { return value_at<double>(json, key); }

std::optional<int> whole_number_at(const Json& json, const char* key) { return value_at<int>(json, key); }

}  // namespace ringside
