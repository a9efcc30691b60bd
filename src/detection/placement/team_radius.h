// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "detection/colour/teams.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// The radius that one side's discs share in this photo, mm.
struct TeamRadius {
  double radius;
  double sigma;
};

// One for each of teams.names: the outlines of all its discs together with what the disc model expects.
std::vector<TeamRadius> team_radii(const std::vector<FoundDisc>& found, const Teams& teams,
                                   const DiscModel& model);

}  // namespace ringside
