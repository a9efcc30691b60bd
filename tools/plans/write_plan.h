// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "plans/photo_plan.h"

namespace ringside::plans {

// The text of a scene file that read_plan reads as the same plan, to the last bit; values that a file need
// not say are left out. Its name is left to the file's. Always the same text for the same plan.
std::string plan_text(const PhotoPlan& plan);

}  // namespace ringside::plans
