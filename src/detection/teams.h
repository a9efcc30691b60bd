// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "detection/face_colour.h"

namespace ringside {

struct Teams {
  std::vector<std::size_t> team_of;  // for each colour given, an index into `names`
  std::vector<Lab> colours;          // each team's typical disc
  std::vector<std::string> names;    // colour words, all different
  // One side, whose colours part in two groups all the same: two sides may look alike in this light.
  bool may_be_two = false;
};

// Sorts the discs' colours into sides: one, two, or more when a third colour lies on the deck. A gap between
// sides is wider than anything that light and grain do to discs of one side. sold: see name_sides.
Teams sort_into_teams(const std::vector<Lab>& colours, const std::vector<std::string>& sold = {});

}  // namespace ringside
