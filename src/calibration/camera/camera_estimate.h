// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/model/calibration.h"
#include "geometry/lens.h"

namespace ringside {

// Focal length of a picture in pixels and how far to trust it.
struct FocalGuess {
  double focal_px;
  double relative_sigma;
  std::string source;
  bool whole;  // the picture shows its sensor's whole length, so that the lens' axis is in its middle
};

// From the EXIF 35 mm equivalent, or else from what phones and webcams usually have.
FocalGuess guess_focal(int width, int height, const std::optional<double>& focal_35mm);

// What is known of the camera beside the picture.
struct CameraHints {
  std::optional<double> focal_35mm;  // of EXIF
  std::optional<Lens> lens;          // goes before everything else
  std::optional<double> height;      // mm over the deck, measured by the user
};

// Where the camera stands. The focal length is what EXIF (or a prior) and the board's own perspective say,
// each weighed by how well it knows. Throws CalibrationError when the homography cannot be a camera's view.
CameraEstimate estimate_camera(const Homography& image_from_board, int width, int height,
                               const CameraHints& hints);

// What a lens that nobody measured may do to lengths at one place of the board, against those at another: one
// sigma, as a share of them. 0 with a lens file, and for a phone that says its focal length: it has
// straightened its picture, unless it is one of a wide view.
double bend_sigma(const Calibration& calibration);

}  // namespace ringside
