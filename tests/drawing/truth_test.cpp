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

TEST_CASE(
    "a bevel and a rim's shade leave foot, radius and margins alone; the top is seen where the bevel ends") {
  const Disc disc{.base = {100, 0}, .bevel = {2, 45}, .rim = DiscRim{.inset = 1}};
  const DiscTruth truth = truth_of(disc, Board{}, look_from({}));
  CHECK(truth.base == Vec2(100, 0));
  CHECK(truth.radius == 15.9);
  CHECK(truth.margins == truth_at({100, 0}).margins);
  CHECK(truth.seen_top.radius == doctest::Approx(15.9 * 1000 / (1000 - 7.5)));
}

TEST_CASE("all three margins are told, the deciding one among them") {
  const DiscTruth truth = truth_at({0, 150});
  CHECK(truth.margins[0] == doctest::Approx(100.8 - 165.9));
  CHECK(truth.margins[1] == doctest::Approx(202.4 - 165.9));
  CHECK(truth.margins[2] == doctest::Approx(304.0 - 165.9));
  CHECK(truth.line == "middle");
  CHECK(truth.margin == truth.margins[1]);
}

TEST_CASE("a hanger is worth 15 and no twenty, wherever it hangs") {
  for (const double overhang : {0.0, 27.0, 30.0, 40.0}) {
    CAPTURE(overhang);
    const Board board;
    const DiscTruth truth = truth_of(hanging({}, board, 77, overhang), board, look_from({}));
    CHECK(truth.hanger);
    CHECK(truth.zone == 15);
    CHECK_FALSE(truth.in_hole);
    CHECK_FALSE(truth.irregular);
    CHECK_FALSE(truth.in_ditch);
  }
}

TEST_CASE("stacked and leaning discs are irregular, level ones and those in the ditch are not") {
  const View view = look_from({});
  const Board board;
  const Disc disc{.base = {60, 10}};
  CHECK(truth_of(stacked({.base = {62, 10}}, disc), board, view).irregular);
  CHECK(truth_of(leaning(disc, 10, 0), board, view).irregular);
  CHECK_FALSE(truth_of(leaning(disc, 10, 0), board, view).in_ditch);
  CHECK_FALSE(truth_of(disc, board, view).irregular);
  CHECK_FALSE(truth_of(in_ditch({.base = {0, 353}}, board), board, view).irregular);
  CHECK(truth_of(stacked({}, in_hole({}, board)), board, view).irregular);
}

TEST_CASE("a leaning disc's top is seen where its middle is, and smaller") {
  const Disc disc = leaning({.base = {0, 0}}, 30, 0);
  const DiscTruth truth = truth_of(disc, Board{}, look_from({.distance = 1e6, .focal_px = 1e6}));
  CHECK(truth.seen_top.radius == doctest::Approx(15.9 * std::sqrt(std::cos(radians(30)))).epsilon(1e-3));
  CHECK(truth.seen_top.centre.x() == doctest::Approx(639.5 + 8 * std::sin(radians(30))).epsilon(1e-4));
}

// The places of a circle at a height, as the camera shows them, lie on the ellipse.
double worst_offset(const Ellipse& ellipse, const Circle& circle, double height, const View& view) {
  double worst = 0;
  for (int degree = 0; degree < 360; degree += 5) {
    const Vec2 p = circle.centre + circle.radius * direction(radians(degree));
    const Vec2 q = view.pixel_of({p.x(), p.y(), height}) - ellipse.centre;
    const Vec2 major = direction(ellipse.angle);
    const Vec2 unit(q.dot(major) / ellipse.semi_major,
                    q.dot(Vec2(-major.y(), major.x())) / ellipse.semi_minor);
    worst = std::max(worst, std::abs(unit.norm() - 1) * ellipse.semi_minor);
  }
  return worst;
}

TEST_CASE("a circle is seen as an ellipse, through a bent lens as the one that fits best") {
  for (const double k1 : {0.0, -1e-7, -0.02, 0.05}) {
    CAPTURE(k1);
    const View view = look_from({.tilt_deg = 25, .azimuth_deg = 30, .roll_deg = 8, .lens = {k1, 0}});
    const Circle disc{{-120, 90}, 15.9};
    CHECK(worst_offset(seen_ellipse(disc, 8, view), disc, 8, view) < 0.02);
    const Circle line{{0, 0}, 304.8};
    CHECK(worst_offset(seen_ellipse(line, 0, view), line, 0, view) < 0.01 + 120 * std::abs(k1));
  }
}

}  // namespace
}  // namespace ringside::drawing
