// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "desk/tables/hall_view.h"

namespace ringside::hall {

// Of the state of a table (docs/hall.md). Throws nlohmann's exceptions where a field is missing or of another
// kind.
Glance glance_from(const nlohmann::ordered_json& state);

// All tables, as docs/hall.md has it, in their order.
nlohmann::ordered_json tables_json(const HallView& view);

}  // namespace ringside::hall
