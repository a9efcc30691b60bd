// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "board/models.h"
#include "calibration/model/calibration.h"
#include "detection/colour/teams.h"
#include "detection/selection/found_disc.h"
#include "detection/view/disc.h"

namespace ringside {

struct PlacedDiscs {
  std::vector<Disc> discs;          // in the order in which they were found, not numbered yet
  std::optional<Estimate> blur_px;  // as of a Detection
};

// Where the found discs lie, with what uncertainty: those of one side with the radius they share, all in one
// light.
PlacedDiscs place_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                        const std::vector<FoundDisc>& found, const Teams& teams);

}  // namespace ringside
