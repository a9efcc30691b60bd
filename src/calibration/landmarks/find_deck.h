// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "geometry/homography.h"

namespace ringside {

// Mean radius (mm) of the edge of the raised deck: where the deck's colour ends for good, outside the outer
// line. Circles printed there, discs and shadows drop out. Empty when less than a third of such an edge
// shows.
std::optional<double> find_deck(const cv::Mat& bgr, const Homography& image_from_board, double outer_radius);

}  // namespace ringside
