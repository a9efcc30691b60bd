// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/landmarks/quadrant_cross.h"

namespace ringside {

// Searches the deck between the middle and the outer line (mm) for four thin radial lines at right angles.
// Three of them suffice, or two that stand out strongly. Discs, hands and grain drop out by the median over
// the radius. First for lines of the circles' colour (`ink`, see LineMeasurement; zero where it is not
// known), then of any; last between quadrants painted in different colours. Empty when nothing stands out
// clearly.
std::optional<Quadrants> find_quadrants(const cv::Mat& bgr, const Homography& image_from_board,
                                        double middle_radius, double outer_radius, const cv::Vec3f& ink);

}  // namespace ringside
