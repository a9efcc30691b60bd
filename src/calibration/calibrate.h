// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "calibration/model/board_options.h"
#include "calibration/model/calibration.h"
#include "calibration/model/calibration_error.h"
#include "photo/photo.h"

namespace ringside {

// Finds the board in a photo with no help and measures every line of it. Throws CalibrationError.
Calibration calibrate(const Photo& photo, const BoardOptions& options);

// The same from several photos of one fixed camera and board, for example with discs moved between them. At
// least one photo.
Calibration calibrate(std::span<const Photo> photos, const BoardOptions& options);

}  // namespace ringside
