// SPDX-License-Identifier: MIT
#include "detection/placement/position_uncertainty.h"

#include <doctest/doctest.h>

#include <cmath>

#include "drawing/view.h"
#include "geometry/apart.h"

namespace ringside {
namespace {

constexpr DiscShape kRoundedDisc{15.9, 9.5, 1.5};

Calibration seen_from(double tilt_deg, double focal_relative_sigma) {
  const drawing::View view = drawing::look_from({.tilt_deg = tilt_deg});
  Calibration calibration;
  calibration.image_from_board = view.image_from_board();
  calibration.camera = {view.camera, focal_relative_sigma, "exif", view.eye(), view.pose.tilt()};
  return calibration;
}

double sigma(const Calibration& calibration, const Vec2& base) {
  return std::sqrt(camera_covariance(calibration, base, kRoundedDisc).trace());
}

TEST_CASE("straight above, the sigma is what the shift of the outline over the height says") {
  // The outline moves outwards by distance * h / 2 / camera height; a focal length that is wrong by a share s
  // makes the height wrong by s, and that shift by 1 / (1 +- s).
  for (const double distance : {50.0, 150.0, 300.0}) {
    CAPTURE(distance);
    const double expected = distance * (9.5 / 2) / 1000 * 0.1;
    CHECK(sigma(seen_from(0, 0.1), {0, distance}) == doctest::Approx(expected).epsilon(0.03));
  }
}

TEST_CASE("it grows with the distance from the foot point and with the focal length's sigma") {
  double last = 0;
  for (const double distance : {30.0, 60.0, 150.0, 300.0, 600.0}) {
    CAPTURE(distance);
    const Vec2 base = distance * direction(1.2);
    CHECK(sigma(seen_from(0, 0.1), base) > 1.5 * last);
    last = sigma(seen_from(0, 0.1), base);
    CHECK(sigma(seen_from(0, 0.2), base) > 1.8 * last);
  }
}

TEST_CASE("a leaning camera's sigma is what the horizon says") {
  // The picture fixes the horizon, so a focal length that is wrong by a share s changes tan(tilt) by s, and
  // with it the way that half a disc's height is seen aside where the camera looks at.
  for (const double tilt : {10.0, 20.0, 30.0}) {
    CAPTURE(tilt);
    const double expected = 9.5 / 2 * std::tan(radians(tilt)) * 0.03;
    CHECK(sigma(seen_from(tilt, 0.03), {0, 0}) == doctest::Approx(expected).epsilon(0.02));
  }
}

TEST_CASE("it points away from the foot point") {
  const Calibration calibration = seen_from(0, 0.2);
  const Mat2 covariance = camera_covariance(calibration, {210, 210}, kRoundedDisc);
  const Vec2 across(1, -1);
  CHECK(covariance(0, 1) > 0);
  CHECK(across.dot(covariance * across) < 1e-6);
}

TEST_CASE("a focal length that is known leaves nothing") {
  CHECK(test::entries_apart(camera_covariance(seen_from(20, 0), {200, 100}, kRoundedDisc), Mat2(Mat2::Zero()),
                            1e-12) == "");
}

// What a fit says of a disc of another height or rounding than it was told, straight from the outline.
TEST_CASE("the height's part is half of the height's error times the lean") {
  for (const double tilt : {0.0, 15.0, 30.0}) {
    const Calibration calibration = seen_from(tilt, 0);
    const Vec2 base(100, -50);
    const Vec3& camera = calibration.camera.centre;
    const Vec2 lean = (base - camera.head<2>()) / camera.z();
    CAPTURE(tilt);
    CHECK(std::sqrt(height_covariance(calibration, base, kRoundedDisc).trace()) ==
          doctest::Approx(kHeightSigma / 2 * lean.norm()).epsilon(0.03));
  }
}

TEST_CASE("the rounding matters little from above and more from aside") {
  double last = 0;
  for (const double tilt : {0.0, 10.0, 20.0, 30.0, 40.0}) {
    const double sigma = rounding_sigma(seen_from(tilt, 0), {0, 0}, kRoundedDisc);
    CAPTURE(tilt);
    CHECK(sigma >= last);
    CHECK(sigma < 0.2);
    last = sigma;
  }
  CHECK(rounding_sigma(seen_from(0, 0), {0, 0}, kRoundedDisc) < 0.01);
  CHECK(last > 0.01);
}

TEST_CASE("the less of an outline is seen, the less its place is known") {
  CHECK(doubt_covariance(0.95).norm() == 0);
  CHECK(doubt_covariance(0.75).norm() == 0);
  CHECK(std::sqrt(doubt_covariance(0.52)(0, 0)) == doctest::Approx(0.26));
  CHECK(doubt_covariance(0.4)(1, 1) > doubt_covariance(0.6)(1, 1));
}

TEST_CASE("a disc that shading moved far is less sure, along its way") {
  const Mat2 by_noise = 0.01 * Mat2::Identity();
  const Vec2 above = Vec2::Zero();
  const Mat2 still = shading_covariance(by_noise, Vec2::Zero(), above);
  const Mat2 moved = shading_covariance(by_noise, {2, 0}, above);
  const Mat2 from_aside = shading_covariance(by_noise, Vec2::Zero(), {0, 0.7});
  CHECK(std::sqrt(still(0, 0)) > 0.1);
  CHECK(moved(1, 1) == still(1, 1));
  CHECK(std::sqrt(moved(0, 0)) == doctest::Approx(std::hypot(0.4, std::sqrt(still(0, 0)))));
  CHECK(from_aside(0, 0) == still(0, 0));
  CHECK(from_aside(1, 1) > 2 * still(1, 1));
  CHECK(shading_sigma(0) > 0);
}

}  // namespace
}  // namespace ringside
