// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "live/view/table_event.h"

namespace ringside {

// Fields that do not apply are left out.
nlohmann::ordered_json event_json(const TableEvent& event);

}  // namespace ringside
