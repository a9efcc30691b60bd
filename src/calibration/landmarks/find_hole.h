// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "geometry/ellipse.h"

namespace ringside {

// The rim of the hole near the centre of the board (board frame, mm): the circle along which the colour
// changes from the deck's to the floor's. Empty when less than half of such a rim shows: the floor looks like
// the deck or a disc covers it.
std::optional<Circle> find_hole(const cv::Mat& bgr, const Homography& image_from_board);

}  // namespace ringside
