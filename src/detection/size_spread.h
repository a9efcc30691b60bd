// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/calibration.h"
#include "detection/shading_fit.h"
#include "geometry/disc_outline.h"
#include "photo/photo.h"

namespace ringside {

// By how much a side's discs differ in radius where each is fitted by itself in the light that all told, 1
// sigma in mm beyond what the picture's noise makes of it. The discs of a set are alike: where they seem not
// to be, their rims are not as the fit draws them (a chamfer, a face of another colour than the side), and
// the radius that they share is off by as much. 0 where too few discs tell, or no more than drawn ones do.
double size_spread(const ShadingFit& fit, std::size_t side, const Photo& photo,
                   const Calibration& calibration, const DiscShape& shape);

}  // namespace ringside
