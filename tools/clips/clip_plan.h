// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "clips/look.h"
#include "clips/shutter.h"
#include "clips/story.h"

namespace ringside::clips {

// All that one clip is made of.
struct ClipPlan {
  std::string name;
  std::string difficulty;  // one line for a person: what is hard about it
  std::uint64_t seed = 1;
  Look look = {};
  plans::Sides sides = {};
  int discs_per_side = 12;
  Faults faults = {};
  std::function<void(Story&)> script = {};
};

}  // namespace ringside::clips
