// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <vector>

#include "calibration/edges.h"

namespace ringside {

// Where circles with a radius between two (mm) may have their centres: pixels of a RectifiedView of this
// size, the most voted first. Each edge votes for the places up and down its gradient (a Hough transform), a
// full circle with about the same weight whatever its radius.
std::vector<cv::Point2f> voted_centres(const Edges& edges, cv::Size size, double least_radius,
                                       double most_radius);

}  // namespace ringside
