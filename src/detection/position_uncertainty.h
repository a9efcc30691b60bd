// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/calibration.h"
#include "geometry/disc_outline.h"

namespace ringside {

// What the camera's own uncertainty does to the base of a disc (mm^2): were its focal length, and with it its
// place, another, the same outline would belong to another base.
Mat2 camera_covariance(const Calibration& calibration, const Vec2& base, const DiscShape& shape);

}  // namespace ringside
