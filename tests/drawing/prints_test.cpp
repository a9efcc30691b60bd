// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>
#include <random>

#include "drawing/deck_paint.h"
#include "drawing/disc_paint.h"
#include "support/error_message.h"

namespace ringside::drawing {
namespace {

// Wood without grain and lines that are out of the way.
Board blank_deck() {
  Board board;
  board.deck = {{255, 255, 255}};
  board.quadrant_lines.width = 0;
  for (Line& line : board.lines) line.radius = 300;
  return board;
}

Colour grey(double level) { return {level, level, level}; }

double level_at(const Board& board, const Vec2& p) { return 255 * DeckPaint(board, 1).at(p).colour[1]; }

std::vector<cv::Point2f> corners_of(const Star& star) {
  std::vector<cv::Point2f> corners;
  for (int i = 0; i < 2 * star.points; ++i) {
    const double radius = i % 2 == 0 ? star.outer_radius : star.inner_radius;
    const Vec2 p = star.centre + radius * direction(radians(star.turned_deg) + kPi * i / star.points);
    corners.emplace_back(static_cast<float>(p.x()), static_cast<float>(p.y()));
  }
  return corners;
}

TEST_CASE("a star is the polygon of its points and notches") {
  std::mt19937 random(24);
  std::uniform_real_distribution<double> place(-20, 20);
  for (const Star& star : {Star{.centre = {3, -2}}, Star{.centre = {0, 1}, .points = 5, .turned_deg = 17},
                           Star{.inner_radius = 11, .points = 3, .turned_deg = -100},
                           Star{.outer_radius = 9, .inner_radius = 1, .points = 2}}) {
    CAPTURE(star.points);
    const PrintedStar printed(star);
    const std::vector<cv::Point2f> corners = corners_of(star);
    for (int i = 0; i < 500; ++i) {
      const cv::Point2f p(static_cast<float>(place(random)), static_cast<float>(place(random)));
      const double expected = -cv::pointPolygonTest(corners, p, true);
      const double distance = printed.signed_distance({p.x, p.y});
      CHECK(distance < expected + 1e-4);
      if (expected < 5) CHECK(distance == doctest::Approx(expected).epsilon(1e-4));
    }
  }
  CHECK(test::error_message<std::invalid_argument>([] { PrintedStar({.points = 1}); }) ==
        "a star needs two points or more");
}

// Where a print has ink, by samples every 0.1 mm.
struct Ink {
  double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
  Vec2 mass_centre{0, 0};
};

Ink ink_of(const Lettering& lettering) {
  const PrintedText text(lettering);
  Ink ink;
  int count = 0;
  constexpr int kReach = 600;
  for (int i = -kReach; i < kReach; ++i) {
    for (int j = -kReach; j < kReach; ++j) {
      const double x = (i + 0.5) / 10;
      const double y = (j + 0.5) / 10;
      if (text.signed_distance({x, y}) >= 0) continue;
      ink.left = std::min(ink.left, x);
      ink.right = std::max(ink.right, x);
      ink.low = std::min(ink.low, y);
      ink.high = std::max(ink.high, y);
      ink.mass_centre += Vec2(x, y);
      ++count;
    }
  }
  ink.mass_centre /= count;
  return ink;
}

TEST_CASE("capitals are as high as they were asked for, centred and upright") {
  for (const double height : {6.0, 18.0, 40.0}) {
    CAPTURE(height);
    const Ink ink = ink_of({.text = "LH", .centre = {5, -7}, .height = height});
    CHECK(std::abs(ink.high - ink.low - height) < 0.015 * height + 0.1);
    CHECK(std::abs((ink.high + ink.low) / 2 + 7) < 0.01 * height + 0.1);
    CHECK(std::abs((ink.left + ink.right) / 2 - 5) < 0.01 * height + 0.1);
  }
}

TEST_CASE("letters turn counter-clockwise; their lower parts do not move their centre") {
  const Ink upright = ink_of({.text = "L"});  // heavy at its foot, to the left
  CHECK(upright.mass_centre.x() < -1);
  CHECK(upright.mass_centre.y() < -1);
  const Ink turned = ink_of({.text = "L", .turned_deg = 90});
  CHECK(turned.mass_centre.x() == doctest::Approx(-upright.mass_centre.y()).epsilon(0.02));
  CHECK(turned.mass_centre.y() == doctest::Approx(upright.mass_centre.x()).epsilon(0.02));
  const Ink with_tail = ink_of({.text = "HgH"});
  CHECK(with_tail.high == doctest::Approx(9).epsilon(0.02));
  CHECK(with_tail.low < -11);
}

TEST_CASE("each print covers those below it: decoration, stars, lettering, quadrant lines, lines") {
  Board board = blank_deck();
  const Vec2 p = 150 * direction(radians(45));
  CHECK(level_at(board, p) == doctest::Approx(255));
  board.decoration = {{.radius = 150, .width = 9, .colour = grey(10)}};
  CHECK(level_at(board, p) == doctest::Approx(10));
  board.stars = {{.centre = p, .colour = grey(20)}};
  CHECK(level_at(board, p) == doctest::Approx(20));
  board.lettering = {{.text = "I", .centre = p, .colour = grey(30)}};
  CHECK(level_at(board, p) == doctest::Approx(30));
  board.quadrant_lines = {.to_hole = true, .colour = grey(40)};
  CHECK(level_at(board, p) == doctest::Approx(40));
  board.lines[0] = {.radius = 150, .colour = grey(50)};
  CHECK(level_at(board, p) == doctest::Approx(50));
}

TEST_CASE("what is printed on a disc shows on its level top, the later over the earlier, and nowhere else") {
  const Disc disc{.base = {40, -30},
                  .material = {grey(255)},
                  .base_z = 9.5,
                  .stars = {round_print(10, grey(10)), round_print(4, grey(20))}};
  const DiscPaint paint(disc, 1);
  const auto level = [&](const Vec3& from_foot) {
    const PaintedPlace place = paint.at(Vec3(40, -30, 9.5) + from_foot);
    return 255 * place.colour[1];
  };
  CHECK(level({3, 0, 9.5}) == doctest::Approx(20));
  CHECK(level({-8, 0, 9.5}) == doctest::Approx(10));
  CHECK(level({0, 12, 9.5}) == doctest::Approx(255));
  CHECK(level({-8, 0, 9}) == doctest::Approx(255));
  CHECK(paint.at({40 - 9, -30, 19}).print_edge == doctest::Approx(1).epsilon(0.05));
}

TEST_CASE("a rim's shade is on the side, the edges and a ring of each face; without one all is the wood's") {
  Disc disc{.base = {40, -30}, .material = {grey(200)}, .base_z = 9.5, .bevel = {1, 45}};
  const auto level = [&](double out, double height) {
    return 255 * DiscPaint(disc, 1).at(Vec3(40 + out, -30, 9.5 + height)).colour[1];
  };
  CHECK(level(15.9, 5) == doctest::Approx(200));
  disc.rim = DiscRim{grey(50), 0.6};  // over 0.6 of the 14.9 mm that are flat
  CHECK(level(14.2, 9.5) == doctest::Approx(200));
  CHECK(level(14.4, 9.5) == doctest::Approx(50));
  CHECK(level(15.4, 9) == doctest::Approx(50));
  CHECK(level(15.9, 5) == doctest::Approx(50));
  CHECK(level(14.2, 0) == doctest::Approx(200));
  CHECK(level(14.4, 0) == doctest::Approx(50));
  disc.bevel = {};
  disc.edge_rounding = 2;
  CHECK(level(13.2, 9.5) == doctest::Approx(200));
  CHECK(level(13.4, 9.5) == doctest::Approx(50));
  CHECK(DiscPaint(disc, 1).at({40 + 13.0, -30, 19}).print_edge == doctest::Approx(0.3));
  CHECK(DiscPaint(disc, 1).at({40 + 15.9, -30, 17}).print_edge == doctest::Approx(std::hypot(2.6, 2)));
}

TEST_CASE("the wood's grain shows through a rim's shade") {
  Disc disc{.base = {40, -30}, .material = {grey(200), {.contrast = 0.2}}};
  disc.rim = DiscRim{grey(100), 0};
  const DiscPaint paint(disc, 1);
  disc.material.colour = grey(100);
  const DiscPaint all_of_it({.base = disc.base, .material = disc.material}, 1);
  const Vec3 side(40 + 15.9, -30, 5), top(45, -30, 9.5);
  CHECK((paint.at(side).colour == all_of_it.at(side).colour).all());
  CHECK((paint.at(top).colour > 1.5F * all_of_it.at(top).colour).all());
}

TEST_CASE("rings on a disc's top lie over its rim's shade and under its stars") {
  const Disc disc{.base = {40, -30},
                  .material = {grey(255)},
                  .stars = {round_print(11, grey(20))},
                  .rim = DiscRim{grey(50), 2},
                  .rings = {{10, 13, grey(10)}, {13.5, 14, grey(30)}}};
  const auto level = [&](double out, double height = 9.5) {
    return 255 * DiscPaint(disc, 1).at({40 + out, -30, height}).colour[1];
  };
  CHECK(level(10.5) == doctest::Approx(20));
  CHECK(level(12) == doctest::Approx(10));
  CHECK(level(13.2) == doctest::Approx(50));
  CHECK(level(13.7) == doctest::Approx(30));
  CHECK(level(12, 9) == doctest::Approx(50));  // on the rounding
  CHECK(DiscPaint(disc, 1).at({40 + 12.8, -30, 9.5}).print_edge == doctest::Approx(0.2));
}

TEST_CASE("quadrant lines begin at the middle line or at the hole") {
  Board board;
  board.deck = {{255, 255, 255}};
  for (int quarter = 0; quarter < 4; ++quarter) {
    const Vec2 along = direction(radians(45 + 90 * quarter));
    CHECK(level_at(board, 250 * along) < 50);
    CHECK(level_at(board, 150 * along) == doctest::Approx(255));
    board.quadrant_lines.to_hole = true;
    CHECK(level_at(board, 150 * along) < 50);
    CHECK(level_at(board, 18 * along) < 50);
    board.quadrant_lines.to_hole = false;
  }
}

// Anti-aliasing lives by this: pixels near an edge are those whose ray hit close to one.
TEST_CASE("where two places differ, both know an edge that is no farther than the other") {
  Board board;
  board.deck = {{255, 255, 255}};
  board.quadrant_lines.to_hole = true;
  board.decoration = {{.radius = 60, .width = 3, .colour = grey(10)}};
  board.stars = {{.centre = {70, 20}, .colour = grey(20)}, {.centre = {60, -40}, .points = 5}};
  board.lettering = {{.text = "20?", .centre = {60, 0}, .turned_deg = 30, .colour = grey(30)}};
  const DeckPaint paint(board, 1);
  std::mt19937 random(25);
  std::uniform_real_distribution<double> place(30, 110);
  std::normal_distribution<double> step(0, 2);
  int different = 0;
  for (int i = 0; i < 20000; ++i) {
    const Vec2 p(place(random), place(random) - 60);
    const Vec2 q = p + Vec2(step(random), step(random));
    const auto at_p = paint.at(p);
    if ((at_p.colour == paint.at(q).colour).all()) continue;
    constexpr double kRaster = 0.1;  // mm, how well letters know their distance
    CHECK(at_p.print_edge <= (p - q).norm() + kRaster);
    ++different;
  }
  CHECK(different > 1000);
}

}  // namespace
}  // namespace ringside::drawing
