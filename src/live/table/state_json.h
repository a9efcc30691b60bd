// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "live/table/table_state.h"

// A table's state as JSON, without loss: state_from_json(to_json(state)) == state. docs/live.md says what is
// in it.
namespace ringside {

nlohmann::ordered_json to_json(const TableState& state);

// Also of files of earlier versions, which have not all of it. Throws nlohmann::json::exception.
TableState state_from_json(const nlohmann::ordered_json& json);

}  // namespace ringside
