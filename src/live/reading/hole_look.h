// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>
#include <vector>

#include "calibration/model/calibration.h"
#include "live/reading/hole_reading.h"

namespace ringside {

// The hole as seen from straight above, and the deck around it, which measures the light.
struct HoleLook {
  cv::Mat pixels;           // CV_32FC3, grey levels, 1 mm each; empty: not seen, or too little of it
  cv::Mat covered;          // CV_8U, 255: a disc that hangs or lies beside the hole hides it there
  cv::Vec3f deck{0, 0, 0};  // grey levels
  bool shaded = false;      // a disc lies so near that its shadow may fall into the hole
};

// discs: that were found in the picture.
HoleLook look_at_hole(const cv::Mat& bgr, const Calibration& calibration, const std::vector<Disc>& discs);

// Empty when they show too little of the hole.
std::optional<HoleDifference> difference(const HoleLook& a, const HoleLook& b);

}  // namespace ringside
