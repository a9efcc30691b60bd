// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/calibration.h"
#include "teaching/taught_picture.h"

namespace ringside::learning {

// Whether a disc was drawn on the deck at this base (board frame, mm), by no more than half of its radius
// away.
bool is_drawn_disc(const Calibration& calibration, const Vec2& base, const teaching::ShownBoard& shown);

}  // namespace ringside::learning
