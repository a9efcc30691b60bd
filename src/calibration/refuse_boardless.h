// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/locate_board.h"
#include "calibration/model/board_options.h"
#include "calibration/model/calibration_error.h"
#include "photo/photo.h"

namespace ringside {

// Refuses a photo in which a search located no board: says what was seen, what is missing, what to do.
[[noreturn]] void refuse_boardless(const Photo& photo, const BoardSearch& search,
                                   const BoardOptions& options);

}  // namespace ringside
