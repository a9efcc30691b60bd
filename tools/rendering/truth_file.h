// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "plans/photo_plan.h"

namespace YAML {  // NOLINT(readability-identifier-naming): the library's
class Emitter;
}

namespace ringside::rendering {

// What is to be seen in a plan's photo, as YAML: the fields of hand-measured truth files, and the exact
// millimetres that only a rendered picture has. Pixels are those of the final picture, bent by its lens.
std::string truth_text(const plans::PhotoPlan& plan);

// The fields of it that tell the board and the camera.
void write_seen_board(YAML::Emitter& out, const plans::PhotoPlan& plan);

}  // namespace ringside::rendering
