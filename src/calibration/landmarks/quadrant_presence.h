// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/landmarks/quadrants.h"

namespace ringside {

// Whether the quadrant lines go on between two radii (mm), as a share of their strength between the middle
// and the outer line. About 1 where they do, 0 where they do not. The median over the lines. Empty when the
// radii leave no room.
std::optional<double> presence_between(const cv::Mat& bgr, const Homography& image_from_board,
                                       const Quadrants& quadrants, double from, double to);

}  // namespace ringside
