// SPDX-License-Identifier: MIT
#include "calibration/approach/ring_bend.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("on the unbent plane circles that lay bent are circles, to second order") {
  constexpr double kOuter = 400;  // pixels
  const RingPlane plane{{500, 380}, 0.05, 1.3, {1e-4, -2e-4}};
  const RingBend bend{{0.01, -0.008}, {-0.006, 0.012}, 0.007, -0.004};
  const UnbentPlane straight = unbent(plane, kOuter, bend);
  const Homography image_from_plane = plane.plane_from_image().inverse();
  for (const double radius : {0.33, 0.68, 1.0, 1.1}) {
    for (int i = 0; i < 16; ++i) {
      const double angle = 2 * kPi * i / 16;
      const Vec2 bent = kOuter * (radius + bend.outward(radius, angle)) * direction(angle);
      const double seen = straight.plane.radial(image_from_plane * bent).radius / straight.growth / kOuter;
      CHECK(seen == doctest::Approx(radius).epsilon(0.001));
    }
  }
}

}  // namespace
}  // namespace ringside
