// SPDX-License-Identifier: MIT
#include "calibration/plane/ring_fit.h"

#include <doctest/doctest.h>

#include "drawing/view.h"
#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;

constexpr std::array kRadii{101.6, 203.2, 304.8};  // mm

Homography image_from_board() {
  return drawing::look_from({.tilt_deg = 25, .azimuth_deg = -110, .focal_px = 1150}).image_from_board();
}

// Points on the three lines as a photo shows them, off by normal deviates of `sigma` pixels.
std::vector<RingPoint> points_on_lines(double sigma, test::Seeded& random, int count = 180) {
  std::vector<RingPoint> points;
  for (std::size_t ring = 0; ring < kRadii.size(); ++ring) {
    for (int i = 0; i < count; ++i) {
      const Vec2 p = image_from_board() * (kRadii[ring] * direction(2 * kPi * i / count));
      points.push_back({p + Vec2(random.normal(sigma), random.normal(sigma)), ring});
    }
  }
  return points;
}

// Wrong by what the search leaves: a few pixels in the centre, a few percent in the radii, no perspective.
RingFit rough_start() {
  RingPlane plane = RingPlane::from(image_from_board().inverse());
  plane.centre += Vec2(4, -3);
  plane.stretch *= 1.03;
  plane.shear += 0.02;
  plane.horizon = Vec2::Zero();
  return {plane, {115, 225, 345}};
}

RingFit fit(const std::vector<RingPoint>& points) {
  const auto found = fit_rings(points, rough_start(), {.loss_scale = 1, .max_iterations = 50});
  REQUIRE(found);
  return *found;
}

void check_plane(const RingFit& fit, double tolerance_px, double ratio_tolerance) {
  CHECK(apart(fit.plane.centre, image_from_board() * Vec2::Zero(), tolerance_px) == "");
  CHECK(fit.radii[0] / fit.radii[2] == doctest::Approx(1.0 / 3).epsilon(ratio_tolerance));
  CHECK(fit.radii[1] / fit.radii[2] == doctest::Approx(2.0 / 3).epsilon(ratio_tolerance));
  // A circle that no point was on is one too: the vanishing line is right.
  const double radius = fit.plane.radial(image_from_board() * Vec2(150, 0)).radius;
  for (int degree = 0; degree < 360; degree += 30) {
    CAPTURE(degree);
    const Vec2 p = image_from_board() * (150 * direction(radians(degree)));
    CHECK(std::abs(fit.plane.radial(p).radius - radius) < 2 * tolerance_px);
  }
}

TEST_CASE("exact points give the plane and the ratios of the lines") {
  test::Seeded random;
  check_plane(fit(points_on_lines(1e-12, random)), 1e-4, 1e-6);
}

TEST_CASE("noise of half a pixel averages out") {
  // 540 points: 0.5 px / sqrt(540 / 2) = 0.03 px for the centre along an axis; three times that, two axes.
  test::Seeded random;
  check_plane(fit(points_on_lines(0.5, random)), 0.13, 1e-3);
}

TEST_CASE("points that lie on something else hardly count") {
  test::Seeded random;
  auto points = points_on_lines(0.3, random);
  for (std::size_t i = 0; i < points.size(); i += 7) points[i].p_image += Vec2(8, -5);  // a shadow's edge
  check_plane(fit(points), 0.3, 2e-3);
}

TEST_CASE("a third of every line may be hidden") {
  test::Seeded random;
  auto points = points_on_lines(0.3, random);
  const Vec2 centre = image_from_board() * Vec2::Zero();
  std::erase_if(points, [&](const RingPoint& p) { return angle_of(p.p_image - centre) > radians(60); });
  CHECK(points.size() < 400);
  check_plane(fit(points), 0.3, 2e-3);
}

TEST_CASE("rings of which a part would lie behind the camera are none") {
  const drawing::View view =
      drawing::look_from({.tilt_deg = 80, .azimuth_deg = -90, .distance = 250, .focal_px = 300});
  const RingPlane plane = RingPlane::from(view.image_from_board().inverse());
  std::vector<RingPoint> points;
  RingFit start{plane, {}};
  for (std::size_t ring = 0; ring < kRadii.size(); ++ring) {
    start.radii.push_back(plane.radial(view.image_from_board() * Vec2(0, kRadii[ring])).radius);
    for (int degree = 0; degree <= 180; degree += 3)  // the farther half
      points.push_back({view.image_from_board() * (kRadii[ring] * direction(radians(degree))), ring});
  }
  const RingFitOptions options{.loss_scale = 1, .max_iterations = 50};
  CHECK(!fit_rings(points, start, options));
  std::erase_if(points, [](const RingPoint& p) { return p.ring == 2; });
  start.radii.pop_back();
  CHECK(fit_rings(points, start, options));
}

}  // namespace
}  // namespace ringside
