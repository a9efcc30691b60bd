// SPDX-License-Identifier: MIT
#include "live/memory/seen_discs.h"

#include <doctest/doctest.h>

#include "live/drawn_table.h"

namespace ringside {
namespace {

Disc lying(double x, const std::string& team, double radius) {
  Disc disc = test::disc_at({x, 0}, team);
  disc.radius = radius;
  return disc;
}

std::vector<double> radii(const SeenDiscs& seen) {
  std::vector<double> out;
  for (const Disc& disc : seen.newest()) out.push_back(disc.radius);
  return out;
}

TEST_CASE("on an almost empty board the discs of earlier readings are known, the newest first") {
  SeenDiscs seen;
  seen.add({lying(50, "red", 14)});
  seen.add({});
  seen.add({lying(100, "black", 15)});
  CHECK(radii(seen) == std::vector<double>{15, 14});
  seen.add({lying(102, "black", 15.2), lying(150, "red", 14.2)});
  CHECK(radii(seen) == std::vector<double>{15.2, 14.2, 14});
}

TEST_CASE("what a reading with several discs does not show is forgotten") {
  SeenDiscs seen;
  seen.add({lying(0, "red", 20)});
  seen.add({lying(50, "red", 14), lying(100, "red", 14), lying(150, "black", 14), lying(200, "black", 14)});
  CHECK(radii(seen) == std::vector<double>{14, 14, 14, 14});
}

TEST_CASE("single discs of a whole round fill no memory") {
  SeenDiscs seen;
  for (int i = 0; i < 30; ++i) seen.add({lying(10.0 * i, "red", 14)});
  CHECK(seen.newest().size() == 8);
  seen.clear();
  CHECK(seen.newest().empty());
}

}  // namespace
}  // namespace ringside
