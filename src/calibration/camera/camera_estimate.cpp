// SPDX-License-Identifier: MIT
#include "calibration/camera/camera_estimate.h"

#include <algorithm>
#include <cmath>

#include "calibration/model/calibration_error.h"

namespace ringside {
namespace {

// Main cameras of phones sold since 2015 have 23 to 28 mm, webcams 24 to 32.
constexpr double kPriorFocal = 26, kPriorSigma = 0.20;
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
  if (!focal_35mm) {
    return {kPriorFocal * px_per_mm * gain, std::hypot(kPriorSigma, whole ? 0.0 : kCroppedSigma), "prior",
            whole};
  }
  if (whole) return {*focal_35mm * px_per_mm, kExifSigma, "exif", whole};
  return {*focal_35mm * px_per_mm * gain, kCroppedSigma, "exif, cropped picture", whole};
}

namespace {

// What the board's perspective says. Its lines are found to about a thousandth of their radius. The lens'
// axis lies in the middle of the picture to a hundredth of the focal length, or to a twentieth in a cropped
// picture. Both weigh the more the less the camera is tilted.
std::optional<FocalGuess> guess_from_perspective(const Homography& image_from_board,
                                                 const Vec2& principal_point, double axis_sigma) {
  constexpr double kLineError = 1e-3;
  const auto focal = focal_from_perspective(image_from_board, principal_point);
  if (!focal) return std::nullopt;
  const auto pose = pose_from(image_from_board, {*focal, principal_point});
  if (!pose) return std::nullopt;
  const double tilt = std::max(std::sin(pose->tilt()), 1e-3);
  return FocalGuess{*focal, std::hypot(kLineError / (tilt * tilt), axis_sigma / tilt), "perspective", true};
}

// Both, weighed in the logarithm. Where they contradict each other, the picture was edited or EXIF is another
// lens': the perspective then goes first, if it determines it at all.
FocalGuess fused(const FocalGuess& prior, const FocalGuess& seen) {
  constexpr double kContradiction = 3, kGoodEnough = 0.15;  // sigma; relative
  const double difference = std::log(seen.focal_px / prior.focal_px);
  const double sigma = std::hypot(prior.relative_sigma, seen.relative_sigma);
  if (std::abs(difference) > kContradiction * sigma) {
    if (seen.relative_sigma < kGoodEnough) return seen;
    return {prior.focal_px, std::hypot(prior.relative_sigma, difference / 2), prior.source, prior.whole};
  }
  const double share = std::pow(prior.relative_sigma / sigma, 2);  // of what is seen
  const double both = prior.relative_sigma * seen.relative_sigma / sigma;
  const bool counts = share > 0.1;
  return {prior.focal_px * std::exp(share * difference), both,
          counts ? prior.source + " and perspective" : prior.source, prior.whole};
}

// The focal length that puts the camera at a height over the deck: the height grows with it.
std::optional<FocalGuess> guess_from_height(const Homography& image_from_board, const Pinhole& nominal,
                                            double height) {
  constexpr double kHeightSigma = 0.015;  // relative: a tape measure to where the lens seems to be
  constexpr int kRounds = 20;
  Pinhole camera = nominal;
  for (int round = 0; round < kRounds; ++round) {
    const auto pose = pose_from(image_from_board, camera);
    if (!pose) return std::nullopt;
    camera.focal_px *= height / pose->centre().z();
  }
  return FocalGuess{camera.focal_px, kHeightSigma, "camera height", true};
}

FocalGuess best_guess(const Homography& image_from_board, int width, int height, const Vec2& principal_point,
                      const CameraHints& hints) {
  constexpr double kAxisSigma = 0.01, kCroppedAxisSigma = 0.05;  // of the focal length
  if (hints.lens) return {hints.lens->pinhole.focal_px, hints.lens->focal_relative_sigma, "lens", true};
  const FocalGuess prior = guess_focal(width, height, hints.focal_35mm);
  const Pinhole nominal{prior.focal_px, principal_point};
  if (hints.height) {
    if (const auto guess = guess_from_height(image_from_board, nominal, *hints.height)) return *guess;
  }
  const auto seen =
      guess_from_perspective(image_from_board, principal_point, prior.whole ? kAxisSigma : kCroppedAxisSigma);
  return seen ? fused(prior, *seen) : prior;
}

}  // namespace

CameraEstimate estimate_camera(const Homography& image_from_board, int width, int height,
                               const CameraHints& hints) {
  const Vec2 middle((width - 1) / 2.0, (height - 1) / 2.0);
  const Vec2 principal_point = hints.lens ? hints.lens->pinhole.principal_point : middle;
  const FocalGuess guess = best_guess(image_from_board, width, height, principal_point, hints);
  CameraEstimate camera;
  camera.intrinsics = {guess.focal_px, principal_point};
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

double bend_sigma(const Calibration& calibration) {
  constexpr double kBend = 0.015;  // between middle and edge of the board, with a k1 of -0.15
  // Main cameras of phones have 23 mm and more, in 35 mm equivalent. Those of 20 and less are their second
  // ones and action cameras, which say their focal length too but leave their pictures bent.
  constexpr double kWide = 20;
  const CameraEstimate& camera = calibration.camera;
  const double least = kWide / kFullFrameDiagonal * sensor_diagonal_px(calibration.width, calibration.height);
  const bool main_camera = camera.focal_source.starts_with("exif") && camera.intrinsics.focal_px > least;
  return calibration.lens || main_camera ? 0 : kBend;
}

}  // namespace ringside
