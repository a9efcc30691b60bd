// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace ringside::testing {

// What of a value does not fit a schema of an OpenAPI document or of docs/schema, one line each with the
// value's path; the words of JSON Schema that these use are known, an unknown one is a complaint too.
std::vector<std::string> misfits(const nlohmann::json& value, const YAML::Node& schema,
                                 const YAML::Node& document, const std::string& path = "");

// A part of a YAML document as JSON: plain scalars become numbers and booleans where they are such.
nlohmann::json json_of(const YAML::Node& node);

}  // namespace ringside::testing
