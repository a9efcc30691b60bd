// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <opencv2/core/types.hpp>

#include "geometry/conventions.h"

namespace ringside {

// OpenCV draws to 1/16 of a pixel when it is given coordinates in sixteenths and this shift.
inline constexpr int kSubpixelShift = 4;

// Pixels beyond which OpenCV's fixed-point coordinates overflow.
inline constexpr double kFarthestDrawn = 1e6;

inline bool drawable(const Vec2& p) { return p.allFinite() && p.cwiseAbs().maxCoeff() < kFarthestDrawn; }

inline cv::Point in_sixteenths(const Vec2& p) {
  return {static_cast<int>(std::lround(p.x() * (1 << kSubpixelShift))),
          static_cast<int>(std::lround(p.y() * (1 << kSubpixelShift)))};
}

}  // namespace ringside
