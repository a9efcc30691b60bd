// SPDX-License-Identifier: MIT
#pragma once

#include "detection/select_discs.h"

namespace ringside {

// An outline fit that took a part of the shadow for the disc lies too far its way, by more than the fit's
// window. Moves such a disc back where the sides away from the shadow are seen far better from there; these
// then decide alone where it lies. shape.radius: of this photo's discs. shadow_direction: see cast_shadow.h.
void leave_shadow(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                  const Vec2& shadow_direction, FoundDisc& disc);

}  // namespace ringside
