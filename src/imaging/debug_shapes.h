// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <opencv2/core/types.hpp>
#include <string>
#include <vector>

#include "geometry/ellipse.h"
#include "geometry/homography.h"

namespace ringside {

// What the debug pictures of several stages draw alike.

inline constexpr int kDebugSide = 1200;  // pixels of a picture's long side

// A closed curve about the origin of some frame, radius_at(angle), in the image.
std::vector<Vec2> curve_about(const Homography& image_from_frame,
                              const std::function<double(double)>& radius_at);
std::vector<Vec2> circle_about(const Homography& image_from_frame, const Circle& circle);
std::vector<Vec2> points_of(const Ellipse& ellipse);

// The inner, middle and outer line are drawn in the same three colours everywhere.
cv::Scalar line_colour(std::size_t line);
// Colours far apart for neighbours in a list.
cv::Scalar colour_number(std::size_t i);

std::string fixed_text(double value, int digits);
std::string percent_text(double share);

}  // namespace ringside
