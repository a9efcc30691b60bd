// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/outline/fit_outline.h"
#include "detection/placement/team_radius.h"
#include "detection/view/disc.h"
#include "geometry/estimate.h"

namespace ringside {

// A disc where its outline was seen.
struct OutlinedDisc {
  OutlineFit fit;
  std::size_t side;  // which of the radii is its
  double quality;    // of the outline, as of a FoundDisc
};

struct ShadedPlace {
  Vec2 base;        // mm, board frame
  Vec2 moved;       // from where the fit began
  Mat2 covariance;  // of the base from the picture's noise alone, mm^2
  Lies lies = Lies::kFlat;
  Mat2 doubt = Mat2::Zero();  // covariance of the base from how it seems to lie, mm^2
};

struct ShadedPlaces {
  std::vector<ShadedPlace> discs;        // as they were given
  std::vector<TeamRadius> radii;         // of each side
  std::optional<Estimate> blur_px = {};  // of the picture, 1 sigma; empty without discs
};

}  // namespace ringside
