// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <vector>

#include "geometry/homography.h"

namespace ringside {

// How much of a circle about the board's centre lies inside the picture, 0 to 1.
double share_in_picture(const Homography& image_from_board, double radius, const cv::Size& size);

// Whether a place (pixels) lies so far inside the picture that its neighbours do too.
bool is_inside(const Vec2& p_image, const cv::Size& size);

// The pixels that hold places of the board (mm), inside the picture or not.
cv::Rect box_around(const Homography& image_from_board, const std::vector<Vec2>& p_board);

}  // namespace ringside
