// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/select_discs.h"

namespace ringside {

// Adds the discs that show too little of an outline to be found by it alone, between others or in the dark:
// their radius and colour are known from the discs that were `found`.
void look_again(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                const std::vector<Candidate>& candidates, std::vector<FoundDisc>& found);

}  // namespace ringside
