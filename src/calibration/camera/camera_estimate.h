// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/model/calibration.h"
#include "geometry/lens.h"

namespace ringside {

// Focal length of a picture in pixels, with its uncertainty.
struct FocalGuess {
  double focal_px;
  double relative_sigma;
  std::string source;
  bool whole;  // the picture shows its sensor's whole length, so that the lens' axis is in its middle
};

// That a 35 mm equivalent is of: 36 x 24 mm.
inline constexpr double kFullFrameDiagonal = 43.27;  // mm

// From the EXIF 35 mm equivalent, or else a prior typical of phones and webcams.
FocalGuess guess_focal(int width, int height, const std::optional<double>& focal_35mm);

// What is known of the camera beside the picture.
struct CameraHints {
  std::optional<double> focal_35mm;  // of EXIF
  std::optional<Lens> lens;          // goes before everything else
  std::optional<double> height;      // mm over the deck, measured by the user
};

// Where the camera stands. The focal length is fused from EXIF (or a prior) and the board's own perspective,
// each weighted by its covariance. Throws CalibrationError when the homography cannot be a camera's view.
CameraEstimate estimate_camera(const Homography& image_from_board, int width, int height,
                               const CameraHints& hints);

// Error of lengths at one place of the board against another, due to a lens that nobody measured: 1 sigma, as
// a share. 0 with a lens file. 0 also for a phone that reports its focal length, unless that is a wide one:
// it has straightened its picture.
double bend_sigma(const Calibration& calibration);

}  // namespace ringside
