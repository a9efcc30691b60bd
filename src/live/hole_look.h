// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/calibration.h"

namespace ringside {

// The hole as seen from straight above, and the deck around it, which measures the light.
struct HoleLook {
  cv::Mat pixels;           // CV_32FC3, grey levels, 1 mm each; empty: not seen
  cv::Vec3f deck{0, 0, 0};  // grey levels
};

HoleLook look_at_hole(const cv::Mat& bgr, const Calibration& calibration);

// How differently the hole looks, in the light of `a`: mean over its area of the largest difference of a
// channel, grey levels.
double difference(const HoleLook& a, const HoleLook& b);

}  // namespace ringside
