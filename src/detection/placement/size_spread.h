// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/placement/seen_disc.h"
#include "detection/placement/shading_fit.h"

namespace ringside {

// Excess scatter (1 sigma, mm) of the radii of a side's discs, each fitted by itself in the light of the
// joint fit, after the expected measurement noise is subtracted. The discs of a set are alike: scatter means
// that their rims are not as the fit draws them (a chamfer, a face of another colour than the side), and that
// the radius that they share is off by as much. 0 with too few discs, or with no more scatter than drawn
// ones. seen: the discs where the fit has them; noise_scale: the fit's.
std::vector<double> size_spreads(const ShadingFit& fit, std::size_t sides, const std::vector<SeenDisc>& seen,
                                 double noise_scale);

}  // namespace ringside
