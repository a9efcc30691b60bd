// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/explain_hole.h"

// The hole compared with a photo of it when it was empty.
namespace ringside {

// views: of photos of the empty board that a calibration was made from. The mean of their holes.
EmptyHolePicture empty_hole_picture(const std::vector<RectifiedView>& views, const Calibration& calibration);

// How well the picture of the empty hole, in the light that the deck about the hole has now, explains the
// patch. The board may lie a little beside where it lay.
Explanation explain(const HolePatch& patch, const Circle& rim, const EmptyHolePicture& empty);

// Mean misfit inside the rim, less its blurred edge: 0 to kMostMisfit.
double misfit_within(const Circle& rim, const HolePatch& patch, const Explanation& explanation);

}  // namespace ringside
