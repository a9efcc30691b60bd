// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "calibration/calibrate.h"

namespace ringside {

// The photo as it is measured: straightened where the lens is known. Throws CalibrationError when the lens is
// for pictures of another shape.
Photo as_measured(const Photo& photo, const std::optional<Lens>& lens);

// calibrate() of photos that are as_measured with the options' lens. They are of one fixed camera and at
// least one. Throws CalibrationError.
Calibration calibrate_measured(std::span<const Photo> photos, BoardOptions options);

}  // namespace ringside
