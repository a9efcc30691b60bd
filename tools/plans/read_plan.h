// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "board/models.h"
#include "plans/photo_plan.h"

namespace ringside::plans {

// Reads a scene file; samples/scenes/ show how one is written. The plan takes the file's name without
// extension. Keys that a file does not have leave the defaults of the drawing's values. models: where a
// board's `model` is looked up. Throws ModelError "FILE:LINE: what is wrong; what to do".
PhotoPlan read_plan(const std::filesystem::path& file, const ModelLibrary& models);

}  // namespace ringside::plans
