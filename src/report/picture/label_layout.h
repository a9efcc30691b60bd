// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <vector>

namespace ringside {

// Where a label of the given size goes beside the thing it names: to its right, left, below, above or at a
// corner. It goes where it covers least of the obstacles and of what lies outside the picture; the first of
// equals. Where it would cover much it stands further away.
cv::Rect2d place_label(const cv::Size2d& size, const cv::Rect2d& named,
                       const std::vector<cv::Rect2d>& obstacles, const cv::Size2d& picture);

// The corner of the picture where something covers least, the left lower one first.
cv::Rect2d place_in_corner(const cv::Size2d& size, const std::vector<cv::Rect2d>& obstacles,
                           const cv::Size2d& picture);

}  // namespace ringside
