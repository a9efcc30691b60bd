// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "live/view/table_disc.h"

namespace ringside::table {

nlohmann::ordered_json to_json(const TableDisc& disc);
TableDisc disc_from_json(const nlohmann::ordered_json& json);

nlohmann::ordered_json to_json(const Vec2& p);
Vec2 point_from_json(const nlohmann::ordered_json& json);

}  // namespace ringside::table
