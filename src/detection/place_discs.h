// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "calibration/calibration.h"
#include "detection/disc.h"
#include "detection/select_discs.h"
#include "detection/teams.h"

namespace ringside {

// Where the found discs lie, with what uncertainty: those of one side with the radius they share, all in one
// light. In the order of `found`, not numbered yet.
std::vector<Disc> place_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                              const std::vector<FoundDisc>& found, const Teams& teams);

}  // namespace ringside
