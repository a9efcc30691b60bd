// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/board_reading.h"
#include "live/table/step.h"

// Discs that fall into the hole and are lifted out of it.
namespace ringside::table {

// The disc that fell in is one of those that are gone, if one of its colour is: its change goes.
void fill_hole(Step& step, const BoardReading& reading, std::vector<DiscChange>& changes);

// In play, only twenties are lifted out of the hole by hand: what hung there stays.
void lift_out_of_hole(Step& step, bool by_hand);

}  // namespace ringside::table
