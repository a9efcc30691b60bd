// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "calibration/model/sighting.h"

namespace ringside {

// What was seen of a board that was refused; null where nothing was.
nlohmann::ordered_json sighting_json(const std::shared_ptr<const Sighting>& seen);

}  // namespace ringside
