// SPDX-License-Identifier: MIT
#include "calibration/lines/line_strip.h"

#include <doctest/doctest.h>

#include <cmath>

#include "calibration/flat_deck.h"

namespace ringside {
namespace {

TEST_CASE("a way of some millimetres stays within one turn of the strip, at the centre too") {
  constexpr double kWay = 4;  // mm
  const test::FlatDeck deck;
  Line line;
  line.radius = 101.6;
  const LineStrip strip(deck.pixels, deck.image_from_board(), line, 120);
  for (const double x : {90.0, 3.0, 1.0, 0.1, 0.0}) {
    CAPTURE(x);
    const LineStrip::Way way = strip.way({x, 0}, {0, 1});
    REQUIRE(way.per_mm.allFinite());
    // Half a turn: a start lies no farther than that from the first column.
    CHECK(kWay * std::abs(way.per_mm.x()) < strip.length() / 0.7 / 2);
    CHECK(strip.unlike_deck(way, kWay) < 1);
  }
}

}  // namespace
}  // namespace ringside
