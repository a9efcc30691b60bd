// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/model/calibration.h"

namespace ringside {

// Where the four quadrant lines lie between the middle and the outer line.
struct Quadrants {
  double angle;  // of the cross as a whole, radians in the board frame, modulo 90 degrees
  std::array<std::optional<QuadrantLine>, 4> lines;  // counter-clockwise from `angle`; each as measured
};

// Searches the deck between the middle and the outer line (mm) for four thin radial lines at right angles.
// Three of them suffice, or two that stand out strongly. Discs, hands and grain drop out by the median over
// the radius. First for lines of the circles' colour (`ink`, see LineMeasurement; zero where it is not
// known), then of any; last between quadrants painted in different colours. Empty when nothing stands out
// clearly.
std::optional<Quadrants> find_quadrants(const cv::Mat& bgr, const Homography& image_from_board,
                                        double middle_radius, double outer_radius, const cv::Vec3f& ink);

}  // namespace ringside
