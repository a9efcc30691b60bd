// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/located_board.h"
#include "teaching/taught_picture.h"

namespace ringside::learning {

// Whether a measured board is one of those that were drawn, with all three lines within 1.5 % of its outer
// line's radius everywhere.
bool is_right(const LocatedBoard& board, const std::vector<teaching::ShownBoard>& shown);

}  // namespace ringside::learning
