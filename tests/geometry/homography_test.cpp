// SPDX-License-Identifier: MIT
#include "geometry/homography.h"

#include <doctest/doctest.h>

#include "drawing/view.h"
#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;
using test::entries_apart;

// A board seen from a seat: about a pixel per millimetre, with strong perspective.
Homography tilted() {
  return drawing::look_from({.tilt_deg = 35, .azimuth_deg = -70, .roll_deg = 12}).image_from_board();
}

Mat2 finite_differences(const Homography& h, const Vec2& p) {
  constexpr double kStep = 1e-4;
  Mat2 out;
  for (int i = 0; i < 2; ++i) {
    const Vec2 step = kStep * Vec2::Unit(i);
    out.col(i) = (h * Vec2(p + step) - h * Vec2(p - step)) / (2 * kStep);
  }
  return out;
}

TEST_CASE("a composition maps like one map after the other") {
  const Homography second = tilted();
  const Homography first = Homography::rotation(0.7) * Homography::translation({20, -35});
  test::Seeded random;
  for (int i = 0; i < 50; ++i) {
    const Vec2 p = random.in_square(300);
    CHECK(apart((second * first) * p, second * (first * p), 1e-9) == "");
  }
}

TEST_CASE("the inverse undoes the map") {
  test::Seeded random;
  for (int i = 0; i < 50; ++i) {
    const Vec2 p = random.in_square(300);
    CHECK(apart(tilted().inverse() * (tilted() * p), p, 1e-9) == "");
  }
  CHECK(entries_apart((tilted() * tilted().inverse()).matrix(), Mat3(Mat3::Identity()), 1e-9) == "");
}

TEST_CASE("the matrix is scaled to a last entry of 1 where that is possible") {
  CHECK(Homography(Mat3(5 * tilted().matrix())).matrix()(2, 2) == 1);
  Mat3 centre_at_horizon;  // the origin has no finite image
  centre_at_horizon << 1, 0, 1, 0, 1, 0, 1, 0, 0;
  const Homography h(centre_at_horizon);
  CHECK(entries_apart(h.matrix(), centre_at_horizon, 0) == "");
  CHECK(apart(h * Vec2(2, 4), {1.5, 2}, 1e-12) == "");
}

TEST_CASE("the elementary maps do what their names say") {
  CHECK(apart(Homography::translation({3, -4}) * Vec2(1, 1), {4, -3}, 1e-12) == "");
  CHECK(apart(Homography::scaling(2.5) * Vec2(2, -4), {5, -10}, 1e-12) == "");
  CHECK(apart(Homography::rotation(radians(90)) * Vec2(1, 0), {0, 1}, 1e-12) == "");
  CHECK(apart(Homography() * Vec2(7, 8), {7, 8}, 0) == "");
}

TEST_CASE("the jacobian is the limit of finite differences") {
  const Homography h = tilted();
  test::Seeded random;
  for (int i = 0; i < 50; ++i) {
    const Vec2 p = random.in_square(300);
    CAPTURE(p.transpose());
    CHECK(entries_apart(h.jacobian(p), finite_differences(h, p), 1e-7) == "");
  }
}

TEST_CASE("the scale is the root of the area magnification") {
  const Homography h = tilted();
  for (const Vec2& p : {Vec2(0, 0), Vec2(200, 100), Vec2(-150, 250)}) {
    CAPTURE(p.transpose());
    const Mat2 sides = finite_differences(h, p);
    const double area = std::abs(sides(0, 0) * sides(1, 1) - sides(0, 1) * sides(1, 0));
    CHECK(h.scale_at(p) == doctest::Approx(std::sqrt(area)).epsilon(1e-6));
  }
  // Straight above, the pinhole says it: focal length over distance.
  const drawing::View above = drawing::look_from({.distance = 800, .focal_px = 1200});
  CHECK(above.image_from_board().scale_at({120, -80}) == doctest::Approx(1.5));
}

TEST_CASE("a resized picture covers the same scene: its corners stay at -0.5") {
  for (const double factor : {0.25, 0.5, 640.0 / 4047, 2.0}) {
    CAPTURE(factor);
    const Homography resized = resized_from_original(factor);
    CHECK(apart(resized * Vec2(-0.5, -0.5), {-0.5, -0.5}, 1e-12) == "");
    CHECK(apart(resized * Vec2(799.5, 599.5), {800 * factor - 0.5, 600 * factor - 0.5}, 1e-9) == "");
  }
  // The first pixel of a half-size picture is the mean of the first two.
  CHECK(apart(resized_from_original(0.5) * Vec2(0.5, 0.5), {0, 0}, 1e-12) == "");
}

}  // namespace
}  // namespace ringside
