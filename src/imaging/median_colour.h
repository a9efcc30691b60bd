// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

namespace ringside {

// Median of every channel on its own over a list of colours.
cv::Vec3f median_colour(const std::vector<cv::Vec3f>& colours);

}  // namespace ringside
