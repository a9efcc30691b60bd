// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace ringside {

// A whole number of a file that is not to be trusted (json/whole_number.h). Throws RulesError.
int whole_number(const nlohmann::ordered_json& json);

}  // namespace ringside
