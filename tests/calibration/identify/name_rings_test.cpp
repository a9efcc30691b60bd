// SPDX-License-Identifier: MIT
#include "calibration/identify/name_rings.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace ringside {
namespace {

using Names = std::vector<CircleName>;

const Ring kInnerRing{101.6, 0.9, 0.8}, kMiddleRing{203.2, 0.9, 0.8}, kOuterRing{304.8, 0.9, 0.8};
const Ring kDeckRing{330.2, 1, 0};  // one edge

TEST_CASE("three circles that lie as a board's lines have one reading, with the deck about them") {
  const auto readings = name_rings({kDeckRing, kOuterRing, kInnerRing, {160, 0.6, 0.6}, kMiddleRing});
  REQUIRE(readings.size() == 1);
  CHECK(readings[0].names == Names{CircleName::kDeck, CircleName::kOuter, CircleName::kInner,
                                   CircleName::kUnknown, CircleName::kMiddle});
  CHECK(readings[0].outer_radius == 304.8);
}

TEST_CASE("a line that is missing leaves the others their names") {
  const auto readings = name_rings({kInnerRing, kOuterRing, kDeckRing});
  REQUIRE_FALSE(readings.empty());
  CHECK(readings[0].names == Names{CircleName::kInner, CircleName::kOuter, CircleName::kDeck});
}

TEST_CASE("one circle may be any of a board's") {
  const auto readings = name_rings({{300, 1, 0}});
  CHECK(readings.size() == 4);
  const auto as_deck = std::find_if(readings.begin(), readings.end(), [](const NamedRings& reading) {
    return reading.names == Names{CircleName::kDeck};
  });
  REQUIRE(as_deck != readings.end());
  CHECK(as_deck->outer_radius == doctest::Approx(300 / 1.083));
}

TEST_CASE("no circles have no reading") { CHECK(name_rings({}).empty()); }

}  // namespace
}  // namespace ringside
