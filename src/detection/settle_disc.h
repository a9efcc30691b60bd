// SPDX-License-Identifier: MIT
#pragma once

#include "detection/select_discs.h"

namespace ringside {

// Where a found disc lies, with the radius that all discs of its side share. What its edge towards the camera
// is, its foot or its top's shoulder, was decided with the other discs (settle_near_sides); where the disc's
// own picture is plainly explained better the other way, or a few mm aside, the picture wins. shadow: where
// the lamp throws shadows, if that is known.
OutlineFit settle_disc(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                       const FoundDisc& found, const std::optional<Vec2>& shadow);

}  // namespace ringside
