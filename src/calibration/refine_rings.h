// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "calibration/find_board.h"
#include "calibration/line_profiles.h"

namespace ringside {

// The three printed lines on the original pixels. Indexed by LineName.
struct RefinedRings {
  RingPlane plane;
  std::array<double, 3> radii;  // plane's unit
  std::array<LineMeasurement, 3> lines;
  double residual_px = 0;  // RMS distance of the used points from their circles
};

// Board frame of a plane of rings: millimetres, y up, turned by `turn` (radians, counter-clockwise) against
// the picture.
Homography board_from_image(const RingPlane& plane, double outer_radius_plane, double outer_radius_mm,
                            double turn = 0);

// Measures the lines in shrinking windows and fits plane and radii to them. Empty when one of them cannot
// be measured or is no line.
std::optional<RefinedRings> refine_rings(const cv::Mat& bgr, const FoundBoard& found);

}  // namespace ringside
