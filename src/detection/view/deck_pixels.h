// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/calibration.h"
#include "detection/view/disc.h"
#include "photo/photo.h"

namespace ringside {

// What the photo shows at a place of the deck plane.
struct DeckPixel {
  Vec2 p_board;  // mm
  cv::Vec3b bgr;
};

// On an annulus, spread evenly over its area; fewer where the picture ends.
std::vector<DeckPixel> pixels_on(const Photo& photo, const Calibration& calibration, const Vec2& centre,
                                 double from_radius, double to_radius);

inline Rgb rgb_of(const cv::Vec3b& bgr) { return {bgr[2], bgr[1], bgr[0]}; }

// Channel by channel; black when there are none.
Rgb median_colour(const std::vector<DeckPixel>& pixels);

}  // namespace ringside
