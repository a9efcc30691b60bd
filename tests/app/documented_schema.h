// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace ringside::testing {

// What of a value does not fit docs/schema/NAME.schema.json, one line each. A field that is not described is
// a complaint too: the files leave room for those of later versions, and this version has to be described.
std::vector<std::string> schema_misfits(const nlohmann::json& value, const std::string& name);

// The names of the files in docs/schema.
std::vector<std::string> schema_names();

}  // namespace ringside::testing
