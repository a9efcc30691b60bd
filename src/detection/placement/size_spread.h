// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/placement/seen_disc.h"
#include "detection/placement/shading_fit.h"

namespace ringside {

// By how much each side's discs differ in radius where each is fitted by itself in the light that all told, 1
// sigma in mm beyond what the picture's noise makes of it. The discs of a set are alike: where they seem not
// to be, their rims are not as the fit draws them (a chamfer, a face of another colour than the side), and
// the radius that they share is off by as much. 0 where too few discs tell, or no more than drawn ones do.
// seen: the discs where the fit has them; usual_misfit: the fit's.
std::vector<double> size_spreads(const ShadingFit& fit, std::size_t sides, const std::vector<SeenDisc>& seen,
                                 double usual_misfit);

}  // namespace ringside
