// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/located_board.h"
#include "calibration/model/calibration.h"
#include "teaching/taught_picture.h"

namespace ringside::learning {

// Lines are the drawn ones where they lie within 1.5 % of the drawn board's outer radius from these
// everywhere.

// Whether a measured board is one of those that were drawn, by all three lines.
bool is_right(const LocatedBoard& board, const std::vector<teaching::ShownBoard>& shown);

// The drawn board that was measured, by its outer line; none where it is another thing.
const teaching::ShownBoard* measured_one(const Calibration& calibration,
                                         const std::vector<teaching::ShownBoard>& shown);

}  // namespace ringside::learning
