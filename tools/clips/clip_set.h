// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "clips/clip_plan.h"

namespace ringside::clips {

std::vector<std::string> clip_set_names();

// A named list of clips, always the same. Throws std::invalid_argument when there is no such set.
std::vector<ClipPlan> clip_set(const std::string& name);

}  // namespace ringside::clips
