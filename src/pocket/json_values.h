// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

// What a page may leave out or give as null.
namespace ringside {

bool has(const nlohmann::ordered_json& json, const char* key);
std::string text_at(const nlohmann::ordered_json& json, const char* key);  // empty where there is none
std::optional<double> number_at(const nlohmann::ordered_json& json, const char* key);
std::optional<int> whole_number_at(const nlohmann::ordered_json& json, const char* key);

}  // namespace ringside
