// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// Fits an outline to every candidate but the hole itself and keeps what is well seen and of another colour
// than the deck around it.
std::vector<FoundDisc> possible_discs(const Photo& photo, const Calibration& calibration,
                                      const DiscModel& model, const std::vector<Candidate>& candidates);

// Of those the discs: of one size, no two overlapping, none another's face or shadow. Best first.
std::vector<FoundDisc> select_discs(const Photo& photo, const Calibration& calibration,
                                    const DiscModel& model, const std::vector<FoundDisc>& possible);

}  // namespace ringside
