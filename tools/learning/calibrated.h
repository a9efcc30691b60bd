// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/model/calibration.h"
#include "photo/photo.h"

namespace ringside::learning {

// A drawn picture as if it had been loaded.
Photo drawn_photo(const cv::Mat& picture);

// What calibrate() makes of it; none where it refuses.
std::optional<Calibration> calibrated(const Photo& photo);

}  // namespace ringside::learning
