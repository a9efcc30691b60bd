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

TEST_CASE("of other lines that show as well the first stay: the approach knows how seldom they are") {
  CHECK(!is_better(certain_board(1, 0.9, 0.3), certain_board(1.05, 0.9, 0.2)));
  CHECK(!is_better(certain_board(1.05, 0.95, 0.2), certain_board(1, 0.9, 0.3)));
}

TEST_CASE("two prints that passed for one wide line are no line of a board") {
  LocatedBoard single = certain_board(1, 0.9, 0.3), wide = single;
  for (LocatedBoard* board : {&single, &wide})
    for (LineMeasurement& line : board->rings.lines) line.width_px = 3;
  wide.rings.radii[1] *= 1.03;
  wide.rings.lines[1].width_px = 9;
  CHECK(is_better(single, wide));
  CHECK(!is_better(wide, single));
}

}  // namespace
}  // namespace ringside
