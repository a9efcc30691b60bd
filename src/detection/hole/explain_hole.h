// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "detection/colour/face_colour.h"
#include "detection/hole/hole_shapes.h"

namespace ringside {

// How well a drawing explains a picture: every part has one colour, blurred as the photo is; deck, floor and
// a disc's side may change evenly across the patch, a lit floor towards its edge too. The mean over the
// pixels of the squared colour distance in units of the patch's noise, each at most most_misfit(): things
// that no drawing has cost the same in all.
struct Explanation {
  double misfit;
  Eigen::VectorXf misfits;              // of each of the patch's pixels
  std::array<Lab, kHoleParts> colours;  // of the parts
};

// The most that a pixel's misfit counts. On the deck it is less: shadows of discs beside it are in no
// drawing, and that of the disc itself not in all; a rim drawn wider to take it in would explain it.
float most_misfit(float share_of_deck);

Explanation explain(const HolePatch& patch, const PartShares& shares);

// Of what shows between rim and disc: the mean of the pixels that show little else; empty where hardly
// anything does.
std::optional<Lab> colour_of_gap(const HolePatch& patch, const PartShares& shares);

// By how much one explanation is better than another where they differ, -1 to 1: what neither explains does
// not count.
double advantage(const Explanation& one, const Explanation& other);

}  // namespace ringside
