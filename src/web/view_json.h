// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "live/view/table_view.h"

namespace ringside {

// The fields of docs/api.md, which is their home.
nlohmann::ordered_json view_json(const TableView& view);

// What a match can be begun with: rule sets and colours.
nlohmann::ordered_json choices_json(const std::vector<RuleSet>& rules);

}  // namespace ringside
