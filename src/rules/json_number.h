// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace ringside {

// A whole number of a file that is not to be trusted: nlohmann's own conversion takes 1e300 for an int, which
// is undefined. Throws RulesError.
int whole_number(const nlohmann::ordered_json& json);

}  // namespace ringside
