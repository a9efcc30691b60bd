// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "eye/fit_plane.h"

namespace ringside {

// Eight pegs at equal angles on the inner line.
struct PegsInMap {
  int count = 0;        // of those with heat at their place
  double contrast = 0;  // mean heat at their places less that midway between
  double angle = 0;     // of one of them in the plane, radians
  std::vector<SeenPeg> seen;
};

// By the turn at which they show best. heat: the map of pegs' feet.
PegsInMap pegs_in_map(const cv::Mat& heat, const PlaneOfLines& lines);

}  // namespace ringside
