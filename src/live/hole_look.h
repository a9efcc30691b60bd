// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/calibration.h"

namespace ringside {

// The hole as seen from straight above, with the deck around it taken as the measure of light.
struct HoleLook {
  cv::Mat pixels;  // CV_32FC3, share of the deck's colour there, 1 mm each; empty: not seen
};

HoleLook look_at_hole(const cv::Mat& bgr, const Calibration& calibration);

// How differently the hole looks: mean over its area of the largest difference of a channel, in percent of
// the deck's colour.
double difference(const HoleLook& a, const HoleLook& b);

}  // namespace ringside
