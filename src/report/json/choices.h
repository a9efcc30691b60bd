// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "rules/rule_set.h"

namespace ringside {

// What a match can be begun with: rule sets and colours (docs/api.md).
nlohmann::ordered_json choices_json(const std::vector<RuleSet>& rules);

}  // namespace ringside
