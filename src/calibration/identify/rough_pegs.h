// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/camera/camera_estimate.h"
#include "calibration/identify/measure_board.h"

namespace ringside {

// The pegs of what may be a board, before it is calibrated: what nothing else that is round has. Empty when
// fewer show than chance finds, or no camera sees circles so. image_from_board, inner_radius: of its inner
// line, mm.
std::vector<Peg> rough_pegs(const cv::Mat& bgr, const Homography& image_from_board, double inner_radius,
                            const CameraHints& hints);

// Whether a board that was measured has some on its inner line.
bool has_pegs(const cv::Mat& bgr, const LocatedBoard& board);

}  // namespace ringside
