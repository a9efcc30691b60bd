// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/calibration.h"

namespace ringside {

// Focal length of a picture in pixels and how far to trust it.
struct FocalGuess {
  double focal_px;
  double relative_sigma;
  std::string source;
};

// From the EXIF 35 mm equivalent, or else from what phones and webcams usually have.
FocalGuess guess_focal(int width, int height, const std::optional<double>& focal_35mm);

// Where the camera stands. Throws CalibrationError when the homography cannot be a camera's view.
CameraEstimate estimate_camera(const Homography& image_from_board, int width, int height,
                               const std::optional<double>& focal_35mm);

}  // namespace ringside
