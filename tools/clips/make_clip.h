// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "clips/clip_plan.h"

namespace ringside::clips {

// Writes NAME.avi and its truth NAME.yaml into the folder, which is made where needed. Returns the number of
// frames. Throws std::runtime_error when they cannot be written.
long make_clip(const ClipPlan& plan, const std::filesystem::path& folder);

}  // namespace ringside::clips
