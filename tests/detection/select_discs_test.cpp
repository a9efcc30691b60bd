// SPDX-License-Identifier: MIT
#include "detection/select_discs.h"

#include <doctest/doctest.h>

#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

FoundDisc found_with(double radius, double quality, const Vec2& base) {
  FoundDisc disc;
  disc.fit.base = base;
  disc.fit.radius = radius;
  disc.quality = quality;
  return disc;
}

std::vector<double> radii_of_selected(const std::vector<FoundDisc>& possible) {
  Calibration calibration;
  calibration.hole.rim.radius = 17;
  std::vector<double> radii;
  for (const FoundDisc& disc : select_discs({}, calibration, test::tournament_discs(), possible))
    radii.push_back(disc.fit.radius);
  return radii;
}

TEST_CASE("of a disc and a letter that is as plain, the one of a disc's size is taken") {
  CHECK(radii_of_selected({found_with(12.2, 0.71, {0, -310}), found_with(14.9, 0.65, {32, -16})}) ==
        std::vector{14.9});
}

TEST_CASE("of two letters and a disc the disc is taken: such small discs would get lost in the hole") {
  CHECK(radii_of_selected({found_with(10.7, 0.74, {28, -301}), found_with(14.6, 0.61, {32, -16}),
                           found_with(13.1, 0.44, {-68, -303})}) == std::vector{14.6});
}

TEST_CASE("a few discs of an unusual size outdo one that is usual") {
  CHECK(radii_of_selected({found_with(15.9, 0.95, {0, -200}), found_with(22.4, 0.8, {32, -16}),
                           found_with(22.5, 0.75, {-80, 0}), found_with(22.6, 0.72, {90, 90})}) ==
        std::vector{22.4, 22.5, 22.6});
}

}  // namespace
}  // namespace ringside
