// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>
#include <vector>

#include "calibration/landmarks/quadrant_cross.h"
#include "geometry/homography.h"

namespace ringside {

// Debug picture: the deck around the two outer lines unwrapped, the angle running to the right. Below it
// stands the strength of radial lines at each angle (any number of angles, evenly over the circle).
cv::Mat draw_quadrants(const cv::Mat& bgr, const Homography& image_from_board, double middle_radius,
                       double outer_radius, const std::vector<double>& strength,
                       const std::optional<Quadrants>& found);

}  // namespace ringside
