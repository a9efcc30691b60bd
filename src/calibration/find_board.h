// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/ring_coverage.h"
#include "calibration/ring_fit.h"

namespace ringside {

// A board found in a picture, good to about a pixel of the small picture that the search works on.
struct FoundBoard {
  RingPlane plane;              // for the full picture
  double inner, middle, outer;  // radii of the lines in the plane's unit
  std::optional<double> deck;
  double score;  // of the pattern, see BoardPattern
};

// Searches the whole picture with no help: ellipses -> a plane from every pair that can be concentric circles
// -> the plane on which three printed rings of plausible ratios are covered best -> fit. Empty when there is
// no board.
std::optional<FoundBoard> find_board(const cv::Mat& bgr);

}  // namespace ringside
