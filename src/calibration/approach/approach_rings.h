// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/plane/board_ratios.h"
#include "geometry/ring_plane.h"

namespace ringside {

struct ApproachedRings {
  RingPlane plane;
  LineRadii lines;              // plane's unit
  std::array<double, 3> shown;  // inner, middle, outer: what shows of each, 1 for clear lines all around
};

// Brings a plane and radii that are some hundredths off to three circles of the photo, by the evidence of all
// of each circle summed: faint, interrupted and half covered ones show only so. What differs, most evident
// first; none where one of the circles shows nowhere, or they do not lie as on any board. No more than a
// start for refine_rings().
std::vector<ApproachedRings> approach_rings(const cv::Mat& bgr, const RingPlane& plane,
                                            const LineRadii& lines);

}  // namespace ringside
