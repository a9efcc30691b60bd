// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "live/table/edit.h"

namespace ringside::table {

nlohmann::ordered_json to_json(const RoundInPlay& round);
RoundInPlay round_from_json(const nlohmann::ordered_json& json);

nlohmann::ordered_json to_json(const Edit& edit);
Edit edit_from_json(const nlohmann::ordered_json& json);

nlohmann::ordered_json discs_to_json(const std::vector<TableDisc>& discs);
std::vector<TableDisc> discs_from_json(const nlohmann::ordered_json& json);

}  // namespace ringside::table
