// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <opencv2/core/mat.hpp>

#include "pocket/wishes.h"

namespace ringside {

// Whether a small picture of a live camera (640 pixels) shows a board: {"seen", "tilt_deg", "lines_px": three
// ellipses [x, y, semi-major, semi-minor, degrees], "reason"}. As the eye sees it at a glance: good
// to some hundredths of the board.
nlohmann::ordered_json look(const cv::Mat& bgr, const PhotoWish& wish);

}  // namespace ringside
