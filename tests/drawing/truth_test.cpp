// SPDX-License-Identifier: MIT
#include "drawing/truth.h"

#include <doctest/doctest.h>

namespace ringside::drawing {
namespace {

// Tournament board, disc radius 15.9, lines 1.6 wide: near edges at 100.8, 202.4 and 304.0.
DiscTruth truth_at(const Vec2& base) { return truth_of(Disc{.base = base}, Board{}, look_from({})); }

TEST_CASE("a disc is worth the lowest zone it touches") {
  struct Case {
    double reach;
    int zone;
    std::string_view line;
    double margin;
  };
  const Case cases[] = {
      {15.9, 15, "inner", 84.9},   {100.7, 15, "inner", 0.1},   {100.9, 10, "inner", -0.1},
      {151.0, 10, "inner", -50.2}, {152.0, 10, "middle", 50.4}, {202.3, 10, "middle", 0.1},
      {202.5, 5, "middle", -0.1},  {303.9, 5, "outer", 0.1},    {304.1, 0, "outer", -0.1},
      {330.0, 0, "outer", -26.0},
  };
  for (const Case& c : cases) {
    for (const double degree : {0.0, 100.0, 223.0}) {
      CAPTURE(c.reach);
      CAPTURE(degree);
      const DiscTruth truth = truth_at((c.reach - 15.9) * direction(radians(degree)));
      CHECK(truth.zone == c.zone);
      CHECK(truth.line == c.line);
      CHECK(truth.margin == doctest::Approx(c.margin));
      CHECK_FALSE(truth.in_hole);
      CHECK_FALSE(truth.in_ditch);
    }
  }
}

TEST_CASE("flat in the hole is a twenty, in the ditch is off the deck") {
  const Scene scene{.discs = {in_hole({.base = {1, 0.5}}, {}), in_ditch({.base = {0, 353}}, {})}};
  const std::vector<DiscTruth> truths = truth_of(scene, look_from({}));
  CHECK(truths[0].in_hole);
  CHECK(truths[0].zone == 20);
  CHECK_FALSE(truths[0].in_ditch);
  CHECK(truths[1].in_ditch);
  CHECK_FALSE(truths[1].in_hole);
}

TEST_CASE("a line that lies off the centre moves the margin by as much") {
  Board board;
  board.lines[0].harmonics[0] = 1;  // moved by 1 mm along x
  const View view = look_from({});
  CHECK(truth_of(Disc{.base = {80, 0}}, board, view).margin == doctest::Approx(100.8 + 1 - 95.9));
  CHECK(truth_of(Disc{.base = {-80, 0}}, board, view).margin == doctest::Approx(100.8 - 1 - 95.9));
}

TEST_CASE("the top face is seen larger than the foot and away from the camera's foot point") {
  const DiscTruth truth = truth_at({100, 0});
  const double magnification = 1000 / (1000 - 8.0);
  CHECK(truth.seen_top.centre.x() == doctest::Approx(639.5 + 100 * magnification));
  CHECK(truth.seen_top.radius == doctest::Approx(15.9 * magnification));
}

}  // namespace
}  // namespace ringside::drawing
