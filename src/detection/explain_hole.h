// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "detection/face_colour.h"
#include "detection/hole_shapes.h"

namespace ringside {

// How well a drawing explains a picture: every part has one colour, blurred as the photo is; deck and floor
// may change evenly from side to side, a lit floor towards its edge too. The mean over the pixels of the
// squared colour distance in units of the patch's noise, each at most kMostMisfit: things that no drawing has
// cost the same in all.
struct Explanation {
  double misfit;
  Eigen::VectorXf misfits;              // of each of the patch's pixels
  std::array<Lab, kHoleParts> colours;  // of the parts
};

inline constexpr double kMostMisfit = 36;

Explanation explain(const HolePatch& patch, const PartShares& shares);

// By how much one explanation is better than another where they differ, -1 to 1: what neither explains does
// not count.
double advantage(const Explanation& one, const Explanation& other);

}  // namespace ringside
