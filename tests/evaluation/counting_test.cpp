// SPDX-License-Identifier: MIT
#include "evaluation/counting.h"

#include <doctest/doctest.h>

#include <cmath>

namespace ringside {
namespace {

using evaluation::band_of;
using evaluation::bands_between;
using evaluation::Share;
using evaluation::Spread;
using evaluation::spread_of;

TEST_CASE("a share of nothing has no value") {
  Share share;
  CHECK_FALSE(share.value());
  share.add(true);
  share.add(false);
  CHECK(share.value() == 0.5);
}

TEST_CASE("a spread is told by its RMS, middle and largest value") {
  const Spread spread = spread_of({4, 0, 3});
  CHECK(spread.count == 3);
  CHECK(spread.rms == doctest::Approx(std::sqrt(25.0 / 3)));
  CHECK(spread.median == 3);
  CHECK(spread.max == 4);
  CHECK(spread_of({}).count == 0);
}

TEST_CASE("bands follow each other without gaps, the last one has no end") {
  const std::vector<double> edges{1, 5};
  const auto bands = bands_between(edges);
  REQUIRE(bands.size() == 3);
  CHECK(bands[0].from == 0);
  CHECK(bands[1].from == 1);
  CHECK(bands[1].to == 5);
  CHECK_FALSE(bands[2].to);
  CHECK(band_of(0, edges) == 0);
  CHECK(band_of(0.999, edges) == 0);
  CHECK(band_of(1, edges) == 1);
  CHECK(band_of(7, edges) == 2);
}

}  // namespace
}  // namespace ringside
