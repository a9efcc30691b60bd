// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/colour/face_colour.h"
#include "detection/outline/candidates.h"
#include "detection/outline/fit_outline.h"

namespace ringside {

// A candidate that is a disc on the deck.
struct FoundDisc {
  Candidate candidate = {};            // from which it was fitted
  OutlineFit fit;                      // radius free
  std::optional<OutlineFit> foot;      // its edge towards the camera taken as its foot
  std::optional<OutlineFit> shoulder;  // the same edge taken as its top's shoulder
  Mat2 doubt = Mat2::Zero();           // covariance of the base from how little of it was seen, mm^2
  FaceColour face;
  std::vector<double> around;  // brightness_around its outline
  double quality = 0;          // how much of it was seen where a disc's outline must be; discs 0.43 to 1
};

}  // namespace ringside
