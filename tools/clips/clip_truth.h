// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "clips/clip_plan.h"

namespace ringside::clips {

// What is to be seen in a clip, as YAML (docs/clips.md): the board as photos' truth files have it, and the
// events with the numbers of the clip's frames that show them first.
std::string clip_truth_text(const ClipPlan& plan, const std::string& file, const Timeline& timeline,
                            const Shutter& shutter);

}  // namespace ringside::clips
