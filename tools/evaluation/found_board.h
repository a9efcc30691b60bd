// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "calibration/model/calibration.h"

namespace ringside::evaluation {

// The field `calibration` of a photo's JSON read back: as much of it as is judged. Throws json::exception.
Calibration read_calibration(const nlohmann::json& fields);

}  // namespace ringside::evaluation
