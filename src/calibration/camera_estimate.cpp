// SPDX-License-Identifier: MIT
#include "calibration/camera_estimate.h"

#include <algorithm>
#include <cmath>

#include "calibration/calibrate.h"

namespace ringside {
namespace {

constexpr double kFullFrameDiagonal = 43.27;  // mm, of 36 x 24
// Main cameras of phones sold since 2015 have 23 to 28 mm, webcams 24 to 32.
constexpr double kUsualFocal = 26, kUsualSigma = 0.20;
constexpr double kExifSigma = 0.03;  // makers round to a millimetre and correct the lens afterwards
// A picture of another shape was cut from a larger one. The smallest sensor frame around it is a lower bound
// of what was there; between nothing and a third of that frame's side went with the cut.
constexpr double kCroppedGain = 1.15, kCroppedSigma = 0.15;
constexpr double kAspectTolerance = 0.02;

// 4:3 and 3:2 are whole sensors; 16:9 and the longer shapes of phones keep its whole length.
bool shows_whole_sensor_length(double aspect) {
  const auto near = [&](double shape) { return std::abs(aspect / shape - 1) < kAspectTolerance; };
  return near(4.0 / 3) || near(3.0 / 2) || (aspect > 16.0 / 9 - kAspectTolerance && aspect < 22.0 / 9);
}

// Diagonal of the smallest 4:3 frame that holds the picture.
double sensor_diagonal_px(int width, int height) {
  const int length = std::max(width, height), breadth = std::min(width, height);
  return 1.25 * std::max<double>(length, breadth * 4.0 / 3);
}

}  // namespace

FocalGuess guess_focal(int width, int height, const std::optional<double>& focal_35mm) {
  const double px_per_mm = sensor_diagonal_px(width, height) / kFullFrameDiagonal;
  const double aspect = static_cast<double>(std::max(width, height)) / std::min(width, height);
  const bool whole = shows_whole_sensor_length(aspect);
  const double gain = whole ? 1.0 : kCroppedGain;
  if (!focal_35mm)
    return {kUsualFocal * px_per_mm * gain, std::hypot(kUsualSigma, whole ? 0.0 : kCroppedSigma), "prior"};
  if (whole) return {*focal_35mm * px_per_mm, kExifSigma, "exif"};
  return {*focal_35mm * px_per_mm * gain, kCroppedSigma, "exif, cropped picture"};
}

CameraEstimate estimate_camera(const Homography& image_from_board, int width, int height,
                               const std::optional<double>& focal_35mm) {
  const FocalGuess guess = guess_focal(width, height, focal_35mm);
  CameraEstimate camera;
  camera.intrinsics = {guess.focal_px, Vec2((width - 1) / 2.0, (height - 1) / 2.0)};
  camera.focal_relative_sigma = guess.relative_sigma;
  camera.focal_source = guess.source;
  const auto pose = pose_from(image_from_board, camera.intrinsics);
  if (!pose) {
    throw CalibrationError(
        "the board's perspective fits no camera; take the photo from above, without editing it");
  }
  camera.centre = pose->centre();
  camera.tilt = pose->tilt();
  return camera;
}

}  // namespace ringside
