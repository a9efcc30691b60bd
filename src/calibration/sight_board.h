// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/locate_board.h"
#include "calibration/model/sighting.h"
#include "photo/photo.h"

namespace ringside {

// What a photo shows of a board, where a search located none: the circles about one centre, and by these the
// hole, the pegs and the quadrant lines. Circles have names where what is seen together makes a board likely.
Sighting sight_board(const Photo& photo, const std::vector<SeenRings>& seen, const std::optional<Lens>& lens);

}  // namespace ringside
