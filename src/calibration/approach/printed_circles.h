// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/plane/board_ratios.h"
#include "geometry/ring_plane.h"

namespace ringside {

// Radii (plane's unit) close to a board's lines at which lines show that are circles about the same centre,
// or where two colours meet too.
std::vector<double> printed_circles(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                                    bool borders_too);

}  // namespace ringside
