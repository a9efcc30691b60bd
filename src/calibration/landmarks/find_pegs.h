// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/model/calibration.h"

namespace ringside {

// The pegs that a picture shows on the inner line, counter-clockwise. Pegs of one board look alike and stand
// at equal angles; what does not fit in is none. Needs lines and camera of the calibration. Empty too where
// the camera is so low that one peg would hide another.
std::vector<Peg> find_pegs(const cv::Mat& bgr, const Calibration& calibration);

}  // namespace ringside
