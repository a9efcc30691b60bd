// SPDX-License-Identifier: MIT
#include "scoring/ruling.h"

#include <doctest/doctest.h>

#include "scoring/example_board.h"
#include "scoring/near_lines.h"

namespace ringside {
namespace {

using testing::disc_with_margin;

// 0.1 mm clear of the inner line with a sigma of 0.3 mm.
ScoredDisc open_disc() {
  Disc disc = disc_with_margin(LineName::kInner, 0.1);
  disc.radius_sigma = 0.3;
  return score_disc(disc, testing::example_board());
}

TEST_CASE("a ruling overrides the call and keeps what was measured") {
  REQUIRE(open_disc().call == Call::kTooClose);
  const ScoredDisc touching = ruled(open_disc(), 10);
  CHECK(touching.zone == 10);
  CHECK(touching.other_zone == 15);
  CHECK(touching.call == Call::kTouching);
  REQUIRE(touching.ruling);
  CHECK(touching.ruling->measured_zone == 15);
  CHECK(touching.ruling->measured_call == Call::kTooClose);
  CHECK(too_close({touching}).empty());
}

TEST_CASE("a ruling that agrees is a ruling too") {
  const ScoredDisc clear = ruled(open_disc(), 15);
  CHECK(clear.zone == 15);
  CHECK(clear.other_zone == 10);
  CHECK(clear.call == Call::kClear);
  CHECK(clear.ruling);
}

TEST_CASE("a second ruling counts, and what was measured is still the machine's") {
  const ScoredDisc twice = ruled(ruled(open_disc(), 10), 15);
  CHECK(twice.zone == 15);
  CHECK(twice.ruling->measured_zone == 15);
  CHECK(twice.ruling->measured_call == Call::kTooClose);
}

TEST_CASE("a disc is worth more clear than touching, whichever was counted") {
  CHECK(zone_when(open_disc(), Call::kClear) == 15);
  CHECK(zone_when(open_disc(), Call::kTouching) == 10);
  CHECK(zone_when(ruled(open_disc(), 10), Call::kClear) == 15);
}

TEST_CASE("near lines: open calls and what lies within 3 mm, the nearest first, ruled ones too") {
  const Calibration board = testing::example_board();
  const auto disc = [&](int id, double margin, double sigma) {
    Disc d = disc_with_margin(LineName::kMiddle, margin);
    d.id = id;
    d.radius_sigma = sigma;
    return score_disc(d, board);
  };
  const auto near = near_lines(
      {disc(1, 2.5, 0.2), disc(2, -0.5, 0.2), disc(3, 3.5, 0.2), disc(4, 5, 4), ruled(disc(5, 20, 0.2), 5)});
  std::vector<int> ids;
  for (const ScoredDisc& scored : near) ids.push_back(scored.disc.id);
  CHECK(ids == std::vector{2, 1, 4, 5});
}

}  // namespace
}  // namespace ringside
