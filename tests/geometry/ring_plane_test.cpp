// SPDX-License-Identifier: MIT
#include "geometry/ring_plane.h"

#include <doctest/doctest.h>

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
