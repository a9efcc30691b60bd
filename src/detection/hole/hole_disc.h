// SPDX-License-Identifier: MIT
#pragma once

#include "detection/hole/judge_hole.h"
#include "detection/view/disc.h"

namespace ringside {

// The disc that was judged to lie in the hole or over its rim, without its team.
Disc disc_of(const HoleFit& judged, HoleState state, const Calibration& calibration, double radius_sigma);

}  // namespace ringside
