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
  std::vector<std::vector<double>> lines;
  for (const double angle : {0.0, 1.6, 3.1, 4.7}) lines.push_back(shaded_towards(angle, 60));
  for (const auto& around : {std::vector<std::vector<double>>(2, shaded_towards(2.0, 90)),
                             std::vector<std::vector<double>>(4, std::vector<double>(kSides, 180)),
                             lines,
                             {}}) {
    CHECK_FALSE(shadow_direction(around));
    CHECK_FALSE(sun_by_shadows(around));
  }
}

TEST_CASE("a lamp is as hard as the sun when two thirds of the light are missing behind discs") {
  CHECK_FALSE(sun_by_shadows({3, shaded_towards(2.0, 120)}));
  const auto sun = sun_by_shadows({3, shaded_towards(2.0, 90)});
  REQUIRE(sun);
  CHECK(sun->shadow.dot(direction(2.0)) > 0.99);
  CHECK(sun->darkness == doctest::Approx(0.5));
}

// The sun 20 degrees high on deck and discs of one wood: as many shadows are taken for discs as discs.
TEST_CASE("the sun is told where half of the outlines are shadows, dark where their discs' shadows begin") {
  std::vector<std::vector<double>> around(4, shaded_towards(2.0, 60));
  std::vector<double> shadow(kSides, 180);
  for (const double crease : {-0.7, 0.7}) {
    const auto side = std::lround((2.0 + kPi + crease) / (2 * kPi) * kSides);
    shadow[static_cast<std::size_t>(side % kSides)] = 60;
  }
  around.insert(around.end(), 4, shadow);
  const auto sun = sun_by_shadows(around);
  REQUIRE(sun);
  CHECK(sun->shadow.dot(direction(2.0)) > 0.99);
  CHECK(sun->darkness == doctest::Approx(2.0 / 3));
}

TEST_CASE("a disc throws the shadow that the lamp's others throw") {
  const Lamp lamp{direction(2.0), 0.5};
  CHECK(shadow_thrown(shaded_towards(2.0, 90), lamp).value_or(-1) == doctest::Approx(1));
  CHECK(shadow_thrown(std::vector<double>(kSides, 180), lamp).value_or(-1) == doctest::Approx(0));
  CHECK(shadow_thrown(shaded_towards(2.0 + kPi, 90), lamp).value_or(-1) == doctest::Approx(0));
  CHECK_FALSE(shadow_thrown({}, lamp));
}

}  // namespace
}  // namespace ringside
