// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "calibration/calibration.h"
#include "detection/fit_outline.h"
#include "detection/team_radius.h"
#include "photo/photo.h"

namespace ringside {

// A disc where its outline was seen.
struct OutlinedDisc {
  OutlineFit fit;
  std::size_t side;  // which of the radii is its
};

struct ShadedPlace {
  Vec2 base;        // mm, board frame
  Mat2 covariance;  // of the base from the picture's noise alone, mm^2
};

struct ShadedPlaces {
  std::vector<ShadedPlace> discs;  // as they were given
  std::vector<TeamRadius> radii;   // of each side
};

// Where discs lie by how light falls on them: bases, the sides' radii, the light and the blur that leave
// least of the picture unexplained, all discs of a photo together. They must be given to a millimetre or two.
// Gauss-Newton; rays that something else is seen on lose their weight.
ShadedPlaces place_by_shading(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                              const std::vector<OutlinedDisc>& discs, const std::vector<TeamRadius>& radii);

}  // namespace ringside
