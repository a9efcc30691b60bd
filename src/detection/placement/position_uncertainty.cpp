// SPDX-License-Identifier: MIT
#include "detection/placement/position_uncertainty.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "geometry/camera.h"

namespace ringside {
namespace {

// Light, paint and blur are not quite as they are drawn. This and the least sigmas below are from the errors
// of 3600 rendered discs on 310 photos, whose margins are within 2 sigma in 95 of 100 cases.
constexpr double kByModel = 1.1;
constexpr double kLeastError = 0.06;  // mm, of a foot and of a side's radius

std::optional<Vec3> camera_with_focal(const Calibration& calibration, double factor) {
  Pinhole intrinsics = calibration.camera.intrinsics;
  intrinsics.focal_px *= factor;
  const auto pose = pose_from(calibration.image_from_board, intrinsics);
  if (!pose) return std::nullopt;
  return pose->centre();
}

DiscOutline<double> outline_of(const Vec2& base, const DiscShape& shape, const Vec3& camera) {
  return {base, shape.radius, shape.height, shape.edge_rounding, camera};
}

// How far an outline reaches from its centre, all around.
double mean_reach(const DiscOutline<double>& outline) {
  constexpr int kDirections = 36;
  double sum = 0;
  for (int i = 0; i < kDirections; ++i) sum += outline.reach(direction(2 * kPi * i / kDirections));
  return sum / kDirections;
}

}  // namespace

Mat2 camera_covariance(const Calibration& calibration, const Vec2& base, const DiscShape& shape) {
  const double sigma = calibration.camera.focal_relative_sigma;
  const auto near = camera_with_focal(calibration, 1 - sigma),
             far = camera_with_focal(calibration, 1 + sigma);
  if (!near || !far) return Mat2::Zero();
  const Vec2 step = (outline_of(base, shape, *far).centre() - outline_of(base, shape, *near).centre()) / 2;
  return step * step.transpose();
}

Mat2 height_covariance(const Calibration& calibration, const Vec2& base, const DiscShape& shape) {
  DiscShape low = shape, high = shape;
  low.height -= kHeightSigma;
  high.height += kHeightSigma;
  const Vec3& camera = calibration.camera.centre;
  const Vec2 step = (outline_of(base, high, camera).centre() - outline_of(base, low, camera).centre()) / 2;
  return step * step.transpose();
}

double rounding_sigma(const Calibration& calibration, const Vec2& base, const DiscShape& shape) {
  DiscShape sharp = shape, round = shape;
  sharp.edge_rounding = std::max(0.0, shape.edge_rounding - kRoundingSigma);
  round.edge_rounding = shape.edge_rounding + kRoundingSigma;
  const Vec3& camera = calibration.camera.centre;
  return std::abs(mean_reach(outline_of(base, round, camera)) - mean_reach(outline_of(base, sharp, camera))) /
         2;
}

// From aside the disc's side and its shadow are seen, which are drawn in one colour each: feet come out up to
// 0.2 mm off at 35 degrees. With these shares 94 to 98 % of the margins of evaluation, held-out, line-call
// and tilted photos lie within 2 sigma; with 0.2 for the lean one call at 35 to 40 degrees was wrong.
Mat2 shading_covariance(const Mat2& by_noise, const Vec2& moved, const Vec2& lean) {
  constexpr double kPerMove = 0.2, kPerLean = 0.32;  // shares
  return kByModel * kByModel * by_noise + kLeastError * kLeastError * Mat2::Identity() +
         kPerMove * kPerMove * moved * moved.transpose() + kPerLean * kPerLean * lean * lean.transpose();
}

double shading_sigma(double by_noise) { return std::hypot(kLeastError, kByModel * by_noise); }

// Where edges are missing, others were taken for them now and then: a shadow's, a dark side's. The feet of
// 3600 rendered discs, looked for about their outlines, are off by 0.3 mm an axis (RMS) below a quality of
// 0.55, 0.2 below 0.65, 0.16 below 0.75 and 0.12 above.
Mat2 doubt_covariance(double quality) {
  constexpr double kPerQuality = 1.3;  // mm
  const double sigma = kPerQuality * std::max(0.0, kSureQuality - quality);
  return sigma * sigma * Mat2::Identity();
}

// Of 187 rendered discs on decks of 200 to 400 pixels, 2.2 mm a pixel in the middle, errors were 1.28 times
// their sigma without it. At less than a millimetre a pixel the least error covers it.
Mat2 pixel_covariance(double mm_per_pixel) {
  constexpr double kPerPixel = 0.18;
  const double sigma = kPerPixel * std::max(0.0, mm_per_pixel - 1);
  return sigma * sigma * Mat2::Identity();
}

// Real photos show how far sigma holds up to 70 degrees. Beyond there are hardly any, so it grows: a foot is
// called clear of a line only where that does not matter.
double growth_beyond_known_tilts(double tilt) {
  constexpr double kKnown = radians(70), kDoubled = radians(75);
  return 1 + std::max(0.0, tilt - kKnown) / (kDoubled - kKnown);
}

// Thirteen rendered discs that were seen to lean lie up to 2.1 mm from where they were placed, 1.4 RMS.
Mat2 leaning_covariance() {
  constexpr double kAside = 1.4;  // mm, of each coordinate
  return kAside * kAside * Mat2::Identity();
}

}  // namespace ringside
