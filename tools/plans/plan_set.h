// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "plans/photo_plan.h"

namespace ringside::plans {

// A named list of plans, each in a folder.
struct SetEntry {
  std::string folder;
  PhotoPlan plan;
};

std::vector<std::string> set_names();

// Throws std::invalid_argument when there is no such set.
//   eval        all kinds of photos of boards, a folder for each kind
//   find        boards to be found, folders find-10, find-20, find-30 and find-40 by their greatest tilt
//   boardless   no crokinole boards
//   blurred     boards blurred beyond use
//   hole        holes to be judged: empty, a disc flat in it, hanging or beside it, floors of five colours
//   line-calls  discs within 3 mm of the lines, folders line-calls-phone and line-calls-1080p
//   line-calls-no-focal, -wrong-focal, -barrel   the same with something that the program is not told
//   line-calls-pairs   two photos of each, NAME-a and NAME-b, from two sides
//   rims        discs whose rims are bevelled, burnt, stained or worn
//   sun         a wooden deck and one side of the same wood in hard sun
//   oblique     rounds from far aside, folders oblique-55, oblique-65 and oblique-75 by their greatest tilt
//   small       small pictures, folders small-200 and small-400 by the deck's greatest width in pixels
//   worn        boards whose lines hardly show
//   round-things   no crokinole boards, from far aside
std::vector<SetEntry> plan_set(const std::string& name);

}  // namespace ringside::plans
