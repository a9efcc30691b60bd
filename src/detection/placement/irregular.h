// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/placement/seen_disc.h"
#include "detection/placement/shading_fit.h"

namespace ringside {

// Classifies each place's disc as flat, leaning or lying on another, and places it so. seen: the discs where
// the fit has them, in the photo it was made for; noise_scale: the fit's. Skipped when lens distortion is
// unknown, which mimics leaning.
void classify_poses(std::vector<ShadedPlace>& places, const ShadingFit& fit,
                    const std::vector<SeenDisc>& seen, const Photo& photo, const Calibration& calibration,
                    const DiscShape& shape, double noise_scale);

}  // namespace ringside
