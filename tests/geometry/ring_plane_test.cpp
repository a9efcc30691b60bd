// SPDX-License-Identifier: MIT
#include "geometry/ring_plane.h"

#include <doctest/doctest.h>

#include <limits>

#include "drawing/view.h"
#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;

Homography tilted_view() {
  return drawing::look_from({.tilt_deg = 30, .azimuth_deg = -50, .roll_deg = 20, .looked_at = {25, -40}})
      .image_from_board();
}

RingPlane tilted_plane() { return RingPlane::from(tilted_view().inverse()); }

TEST_CASE("a ring plane keeps what rings show: circles stay circles, the centre stays the centre") {
  const RingPlane plane = tilted_plane();
  CHECK(apart(plane.centre, tilted_view() * Vec2::Zero(), 1e-9) == "");
  const Vec2 to_the_side(203.2, 0);
  const double radius = plane.radial(tilted_view() * to_the_side).radius;
  for (int degree = 0; degree < 360; degree += 15) {
    CAPTURE(degree);
    const Vec2 p = 203.2 * direction(radians(degree));
    CHECK(plane.radial(tilted_view() * p).radius == doctest::Approx(radius).epsilon(1e-9));
    CHECK(plane.radial(tilted_view() * (0.5 * p)).radius == doctest::Approx(radius / 2).epsilon(1e-9));
  }
}

TEST_CASE("its unit is the pixel at the centre along x") {
  const RingPlane plane = tilted_plane();
  CHECK(plane.radial(plane.centre + Vec2(1e-3, 0)).radius == doctest::Approx(1e-3).epsilon(1e-5));
}

TEST_CASE("circles are seen whole by a camera up to where one ends below it") {
  // 600 mm from the centre, 75 degrees aside: at 600 / sin 75 degrees = 621 mm towards the camera
  // the deck passes behind it.
  const Homography image_from_board =
      drawing::look_from({.tilt_deg = 75, .roll_deg = 20, .distance = 600}).image_from_board();
  const RingPlane plane = RingPlane::from(image_from_board.inverse());
  const double per_mm = plane.radial(image_from_board * Vec2(100, 0)).radius / 100;
  CHECK(plane.may_show(304.8 * per_mm));
  CHECK(plane.may_show(620 * per_mm));
  CHECK(!plane.may_show(623 * per_mm));
}

TEST_CASE("what is no circle, or seen from below, is shown by no plane") {
  const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
  const RingPlane plane = tilted_plane();
  REQUIRE(plane.may_show(100));
  for (const double radius : {0.0, -1.0, inf, nan}) CHECK(!plane.may_show(radius));
  const auto with = [&](auto change) {
    RingPlane other = plane;
    change(other);
    return other.may_show(100);
  };
  CHECK(!with([](RingPlane& p) { p.stretch = -p.stretch; }));
  CHECK(!with([](RingPlane& p) { p.stretch = 0; }));
  for (const double bad : {inf, nan}) {
    CHECK(!with([bad](RingPlane& p) { p.stretch = bad; }));
    CHECK(!with([bad](RingPlane& p) { p.shear = bad; }));
    CHECK(!with([bad](RingPlane& p) { p.centre.x() = bad; }));
    CHECK(!with([bad](RingPlane& p) { p.horizon.y() = bad; }));
  }
}

TEST_CASE("a ring plane and its homography are the same map, there and back") {
  const RingPlane plane = tilted_plane();
  const RingPlane back = RingPlane::from(plane.plane_from_image());
  CHECK(apart(back.centre, plane.centre, 1e-9) == "");
  CHECK(apart(1e3 * back.horizon, 1e3 * plane.horizon, 1e-9) == "");
  CHECK(back.shear == doctest::Approx(plane.shear).epsilon(1e-9));
  CHECK(back.stretch == doctest::Approx(plane.stretch).epsilon(1e-9));
  test::Seeded random;
  for (int i = 0; i < 30; ++i) {
    const Vec2 p = plane.centre + random.in_square(300);
    const Vec2 q = plane.plane_from_image() * p;
    const RadialPoint radial = plane.radial(p);
    CHECK(apart(radial.radius * direction(radial.angle()), q, 1e-9) == "");
  }
}

TEST_CASE("the gradient is the limit of finite differences") {
  const RingPlane plane = tilted_plane();
  test::Seeded random;
  for (int i = 0; i < 50; ++i) {
    const Vec2 p = plane.centre + random.in_square(300);
    CAPTURE(p.transpose());
    constexpr double kStep = 1e-4;
    Vec2 expected;
    for (int k = 0; k < 2; ++k) {
      const Vec2 step = kStep * Vec2::Unit(k);
      expected[k] = (plane.radial(p + step).radius - plane.radial(p - step).radius) / (2 * kStep);
    }
    CHECK(apart(plane.radial(p).gradient, expected, 1e-7) == "");
  }
}

TEST_CASE("in a picture of another size the same points lie on the same rings") {
  const RingPlane plane = tilted_plane();
  test::Seeded random;
  for (const double factor : {0.25, 3.0}) {
    CAPTURE(factor);
    for (int i = 0; i < 20; ++i) {
      const Vec2 p = plane.centre + random.in_square(300);
      const RadialPoint resized = plane.resized(factor).radial(resized_from_original(factor) * p);
      CHECK(resized.radius == doctest::Approx(factor * plane.radial(p).radius).epsilon(1e-9));
      CHECK(resized.angle() == doctest::Approx(plane.radial(p).angle()).epsilon(1e-9));
    }
  }
}

}  // namespace
}  // namespace ringside
