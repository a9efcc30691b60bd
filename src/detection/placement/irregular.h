// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/placement/seen_disc.h"
#include "detection/placement/shading_fit.h"

namespace ringside {

// Says of each place whether its disc leans or lies on another, and then where. seen: the discs where the fit
// has them, in the photo it was made for; usual_misfit: the fit's. Where the lens may bend none is told: it
// makes flat discs look so.
void tell_irregular(std::vector<ShadedPlace>& places, const ShadingFit& fit,
                    const std::vector<SeenDisc>& seen, const Photo& photo, const Calibration& calibration,
                    const DiscShape& shape, double usual_misfit);

}  // namespace ringside
