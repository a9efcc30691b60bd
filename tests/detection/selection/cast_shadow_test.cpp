// SPDX-License-Identifier: MIT
#include "detection/selection/cast_shadow.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

constexpr int kSides = 24;

// A deck of brightness 180 with a shadow of 60 degrees to either side of a direction.
std::vector<double> shaded_towards(double angle, double shadow) {
  std::vector<double> around;
  for (int side = 0; side < kSides; ++side) {
    const bool dark = direction(2 * kPi * side / kSides).dot(direction(angle)) > 0.5;
    around.push_back(dark ? shadow : 180);
  }
  return around;
}

TEST_CASE("discs that are dark on one side tell where shadows fall") {
  const auto shadow = shadow_direction({3, shaded_towards(2.0, 90)});
  REQUIRE(shadow);
  CHECK(shadow->dot(direction(2.0)) > 0.99);
}

TEST_CASE("what is dark on any side, or on two discs only, is no lamp's shadow") {
  CHECK_FALSE(shadow_direction({2, shaded_towards(2.0, 90)}));
  CHECK_FALSE(shadow_direction({4, std::vector<double>(kSides, 180)}));
  std::vector<std::vector<double>> lines;
  for (const double angle : {0.0, 1.6, 3.1, 4.7}) lines.push_back(shaded_towards(angle, 60));
  CHECK_FALSE(shadow_direction(lines));
  CHECK_FALSE(shadow_direction({}));
}

}  // namespace
}  // namespace ringside
