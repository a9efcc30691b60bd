// SPDX-License-Identifier: MIT
#include "scene/light.h"

#include <doctest/doctest.h>

#include <cmath>

namespace ringside {
namespace {

TEST_CASE("a sharp wall hides half of the sky at its foot, and less the farther off, as its height says") {
  constexpr double kHeight = 9.5;
  constexpr DiscShape kWall{15.9, kHeight, 0.01};
  CHECK(hidden_sky(0.05, kWall) == doctest::Approx(0.5).epsilon(0.02));
  for (const double distance : {1.0, 3.0, 8.0}) {
    const double rises = std::atan2(kHeight, distance);  // from the horizon towards the wall
    CHECK(hidden_sky(distance, kWall) == doctest::Approx((1 - std::cos(rises)) / 2).epsilon(0.02));
  }
}

TEST_CASE("below the overhang of a rounding hardly any sky is left") {
  constexpr DiscShape kOverhanging{15.9, 9.5, 1.5};
  CHECK(hidden_sky(-1.4, kOverhanging) > 0.9);
  double last = 1;
  for (double distance = -1.4; distance < 8.5; distance += 0.1) {
    CHECK(hidden_sky(distance, kOverhanging) <= last);
    last = hidden_sky(distance, kOverhanging);
  }
}

}  // namespace
}  // namespace ringside
