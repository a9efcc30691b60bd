// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/camera/camera_estimate.h"

namespace ringside {

// What may be pegs of what may be a board, before it is calibrated. Up to four are found by chance too. Empty
// when no camera sees circles so. image_from_board, inner_radius: of its inner line, mm.
std::vector<Peg> rough_pegs(const cv::Mat& bgr, const Homography& image_from_board, double inner_radius,
                            const CameraHints& hints);

}  // namespace ringside
