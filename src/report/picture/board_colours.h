// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>

// In which colours pictures for people show what was found of a board; blue, green, red.
namespace ringside {

inline const cv::Scalar kLineColour(255, 255, 0);  // cyan
inline const cv::Scalar kHoleColour(255, 0, 255);  // magenta
inline const cv::Scalar kPegColour(0, 140, 255);   // orange

}  // namespace ringside
