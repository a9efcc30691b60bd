// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "desk/serve/hall_desk.h"

namespace ringside::hall {

// The fields of docs/hall.md.
nlohmann::ordered_json hall_json(const HallShown& shown);

}  // namespace ringside::hall
