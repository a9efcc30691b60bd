// SPDX-License-Identifier: MIT
#include "calibration/identify/compare_boards.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

// Quadrant lines are seen; the outer line is as large as told, of the typical board's.
LocatedBoard certain_board(double outer, double outer_coverage, double residual_px) {
  LocatedBoard out;
  out.rings.radii = {100, 100 * 2.04, 100 * 2.97 * outer};
  out.rings.residual_px = residual_px;
  for (LineMeasurement& line : out.rings.lines) line.coverage = 0.9;
  out.rings.lines[2].coverage = outer_coverage;
  out.quadrants.emplace();
  return out;
}

TEST_CASE("of the same lines the truer ones are better") {
  CHECK(is_better(certain_board(1, 0.9, 0.2), certain_board(1, 0.9, 0.3)));
  CHECK(!is_better(certain_board(1, 0.9, 0.3), certain_board(1, 0.9, 0.2)));
}

TEST_CASE("of other lines those are better that show more, however true both are") {
  const LocatedBoard line = certain_board(0.96, 0.95, 0.25), shadow = certain_board(1, 0.7, 0.24);
  CHECK(is_better(line, shadow));
  CHECK(!is_better(shadow, line));
}

TEST_CASE("lines as most boards have them are better where others show as much") {
  CHECK(is_better(certain_board(1, 0.9, 0.3), certain_board(1.05, 0.9, 0.2)));
}

}  // namespace
}  // namespace ringside
