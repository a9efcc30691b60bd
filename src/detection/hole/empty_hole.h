// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/hole/part_colour_fit.h"

// The hole compared with a photo of it when it was empty.
namespace ringside {

// views: of the holes in photos of the empty board that a calibration was made from. Their mean.
EmptyHolePicture empty_hole_picture(const std::vector<RectifiedView>& views, const Calibration& calibration);

struct EmptyHoleFit {
  Row losses;     // of the patch's pixels
  double unlike;  // its mean loss within the rim, less the rim's blurred edge: 0 to kMostLoss
};

// How the picture of the empty hole, in the light that the deck about the hole has now, explains the patch.
// The board may lie a little beside where it lay.
EmptyHoleFit fit_empty_hole(const HolePatch& patch, const Circle& rim, const EmptyHolePicture& empty);

}  // namespace ringside
