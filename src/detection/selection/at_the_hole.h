// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/calibration.h"
#include "detection/outline/fit_outline.h"

namespace ringside {

// Whether a circle on the deck is the hole's rim, its floor or what lies in it.
bool in_the_hole(const Circle& circle, const Hole& hole);

// Whether what is taken for a disc's top is the hole: it looks like one that lies nearer to the camera.
bool is_the_hole(const OutlineFit& fit, const DiscShape& shape, const Calibration& calibration);

// Whether a place on the deck lies within the hole's rim.
bool over_the_hole(const Vec2& p, const Hole& hole);

}  // namespace ringside
