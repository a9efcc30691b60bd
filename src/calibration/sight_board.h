// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/locate_board.h"
#include "calibration/model/sighting.h"
#include "photo/photo.h"

namespace ringside {

// What a photo shows of a board where none was located: those circles of the proposal that show, and by its
// plane the hole, the pegs and the quadrant lines. Empty where the eye sees no board.
Sighting sight_board(const Photo& photo, const std::optional<ApproachedRings>& seen,
                     const std::optional<Lens>& lens);

}  // namespace ringside
