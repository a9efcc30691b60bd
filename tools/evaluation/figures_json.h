// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// All figures, of all photos and per folder, and a line per photo. Times and memory stand apart under "cost";
// everything else is the same for the same photos and program.
nlohmann::ordered_json figures_json(Photos photos);

}  // namespace ringside::evaluation
