// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "geometry/ellipse.h"

namespace ringside {

// Where in the picture the middle of a board's hole may be, if an ellipse is its deck's edge: what stands out
// from the deck about it, is as large and lies near the middle. Best first; discs may be among them.
std::vector<Vec2> hole_places(const cv::Mat& bgr, const Ellipse& deck_edge);

}  // namespace ringside
