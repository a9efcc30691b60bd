// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "live/view/table_disc.h"

namespace ringside::table {

nlohmann::ordered_json to_json(const TableDisc& disc);
TableDisc disc_from_json(const nlohmann::ordered_json& json);

nlohmann::ordered_json to_json(const Vec2& p);
Vec2 point_from_json(const nlohmann::ordered_json& json);

// The number of one of `count` values, from 0. Throws nlohmann::json::exception.
int index_from_json(const nlohmann::ordered_json& json, int count);

template <typename Enum>
Enum enum_from_json(const nlohmann::ordered_json& json, int count) {
  return static_cast<Enum>(index_from_json(json, count));
}

}  // namespace ringside::table
