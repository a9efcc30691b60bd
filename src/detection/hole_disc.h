// SPDX-License-Identifier: MIT
#pragma once

#include "detection/disc.h"
#include "detection/judge_hole.h"

namespace ringside {

// The disc that was judged to lie in the hole or over its rim, without its team.
Disc disc_of(const HoleFit& judged, HoleState state, const Calibration& calibration, double radius_sigma);

}  // namespace ringside
