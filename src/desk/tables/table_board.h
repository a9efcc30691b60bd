// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace ringside::hall {

// Of the state of a table (docs/api.md) what one table enlarged shows, under the same names: docs/hall.md has
// them. Texts are cut, lists are cut, fields that are not shown are left out. Lengths in mm. Throws
// nlohmann's exceptions where a field is missing or of another kind.
nlohmann::ordered_json board_from(const nlohmann::ordered_json& state);

}  // namespace ringside::hall
