// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "live/view/table_view.h"

namespace ringside {

// The fields of docs/api.md, which is their home.
nlohmann::ordered_json view_json(const TableView& view);

}  // namespace ringside
