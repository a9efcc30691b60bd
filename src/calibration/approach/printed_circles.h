// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/plane/board_ratios.h"
#include "geometry/ring_plane.h"

namespace ringside {

// Radii (plane's unit) close to a board's lines at which circles about the same centre show. Some millimetres
// apart at least.
std::vector<double> printed_circles(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines);

}  // namespace ringside
