// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include "plans/photo_plan.h"

namespace ringside::rendering {

// The fields `discs`, `ditch_discs` and `totals` of a truth file: discs on the deck one by one, those in the
// ditch as a count. Teams are numbered in the order in which the plan names them.
void write_discs(YAML::Emitter& out, const plans::PhotoPlan& plan);

}  // namespace ringside::rendering
