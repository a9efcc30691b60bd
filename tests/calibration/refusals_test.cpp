// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "calibration/refusal.h"

namespace ringside {
namespace {

using test::draw;
using test::is_sure_board;
using test::looking_at;
using test::photo_of;
using test::refusal;
using test::whole_board;

TEST_CASE("noise is no board") {
  cv::Mat3b noise(960, 1280);
  cv::RNG(11).fill(noise, cv::RNG::UNIFORM, 0, 256);
  CHECK(refusal(photo_of(noise)) == doctest::Contains("no crokinole board found"));
  cv::GaussianBlur(noise, noise, {}, 6);
  cv::normalize(noise, noise, 0, 255, cv::NORM_MINMAX);
  CHECK(refusal(photo_of(noise)) == doctest::Contains("no crokinole board found"));
}

TEST_CASE("a plain picture and a chessboard are no board") {
  cv::Mat3b chessboard(960, 1280, cv::Vec3b(230, 230, 230));
  CHECK(refusal(photo_of(chessboard)) == doctest::Contains("no crokinole board found"));
  for (int y = 0; y < 8; ++y) {
    for (int x = y % 2; x < 8; x += 2)
      chessboard(cv::Rect(240 + 100 * x, 80 + 100 * y, 100, 100)) = cv::Vec3b(20, 20, 20);
  }
  CHECK(refusal(photo_of(chessboard)) == doctest::Contains("no crokinole board found"));
}

// Dark circles on a light ground, no hole, no pegs, no ditch, and a cross over them where it has a length.
Photo circles_and_cross(const std::vector<int>& radii, int from = 0, int to = 0) {
  cv::Mat3b pixels(960, 1280, cv::Vec3b(150, 190, 220));
  for (const int radius : radii)
    cv::circle(pixels, {640, 480}, radius, cv::Scalar(30, 30, 30), 2, cv::LINE_AA);
  for (int i = 0; i < 4 && to > from; ++i) {
    const Vec2 u = direction(radians(45 + 90 * i));
    const Vec2 start = Vec2(640, 480) + from * u, end = Vec2(640, 480) + to * u;
    cv::line(pixels, cv::Point2d(start.x(), start.y()), cv::Point2d(end.x(), end.y()), cv::Scalar(30, 30, 30),
             2, cv::LINE_AA);
  }
  return photo_of(pixels);
}

Photo drawn_with_lines(double inner, double middle, double outer) {
  drawing::Scene scene;
  const std::array radii{inner, middle, outer};
  for (std::size_t i = 0; i < radii.size(); ++i) scene.board.lines[i].radius = radii[i];
  return draw(scene, drawing::look_from(whole_board()));
}

TEST_CASE("a board is one only where its proportions are a board's") {
  CHECK(refusal(drawn_with_lines(101.6, 203.2, 304.8)) == doctest::Contains("(no error)"));
  CHECK(refusal(drawn_with_lines(108, 215, 304.8)) == doctest::Contains("(no error)"));
  CHECK(refusal(drawn_with_lines(152, 217, 304.8)) != doctest::Contains("(no error)"));
  CHECK(refusal(drawn_with_lines(101.6, 150, 304.8)) != doctest::Contains("(no error)"));
}

TEST_CASE(
    "circles without hole, pegs and ditch are no board, whatever their proportions, with a cross or "
    "without") {
  CHECK(refusal(circles_and_cross({100, 200, 300})) == doctest::Contains("no crokinole board found"));
  CHECK(refusal(circles_and_cross({120, 360}, 120, 360)) == doctest::Contains("no crokinole board found"));
  CHECK(refusal(circles_and_cross({190, 270, 380}, 270, 380)) ==
        doctest::Contains("no crokinole board found"));
}

TEST_CASE("a target with one more circle outside is no board, with a cross or without") {
  CHECK(refusal(circles_and_cross({100, 200, 300, 400})) == doctest::Contains("no crokinole board found"));
  CHECK(refusal(circles_and_cross({100, 200, 300, 400}, 20, 400)) ==
        doctest::Contains("no crokinole board found"));
}

// The usual board with one more circle, printed as its lines are.
drawing::Scene with_circle(double radius) {
  drawing::Scene scene;
  drawing::Line circle = scene.board.lines[1];
  circle.radius = radius;
  scene.board.decoration.push_back(circle);
  return scene;
}

TEST_CASE("a double line whose quadrant lines end at one of its circles is told by them") {
  const drawing::View view = drawing::look_from(whole_board());
  const Calibration inside = calibrate(draw(with_circle(317), view), {});
  CHECK(inside.lines[1].radius == doctest::Approx(203.2).epsilon(0.003));
  drawing::Scene ends_outside = with_circle(304.8);
  ends_outside.board.lines[2].radius = 317;
  const Calibration outside = calibrate(draw(ends_outside, view), {});
  CHECK(outside.lines[1].radius == doctest::Approx(304.8 * 203.2 / 317).epsilon(0.003));
}

// Rings painted in turns of two colours, each border 100 mm from the next, with a cross over all of them.
drawing::Scene striped(int rings) {
  drawing::Scene scene;
  drawing::Board& board = scene.board;
  board.pegs.count = 0;
  for (drawing::Line& line : board.lines) line.width = 0;
  for (int i = rings; i > 0; --i) {
    const drawing::Colour colour = i % 2 == 0 ? drawing::Colour{232, 226, 210} : drawing::Colour{170, 36, 32};
    board.decoration.push_back(drawing::painted_zone({.radius = 100.0 * i}, 100, colour));
  }
  board.deck_radius = 100.0 * rings + 20;
  board.rim.inner_radius = board.deck_radius + 5;
  return scene;
}

TEST_CASE("painted rings without a cross are no sure board, with one and a deck about them a board") {
  const drawing::View view = drawing::look_from(whole_board(10));
  drawing::Scene target = striped(3);
  target.board.quadrant_lines.width = 0;
  CHECK(!is_sure_board(draw(target, view)));
  drawing::Scene board = striped(3);
  board.board.lines[1].radius = 200;
  board.board.lines[2].radius = 300;
  CHECK(refusal(draw(board, view)) == doctest::Contains("(no error)"));
}

TEST_CASE("a double line that nothing tells is refused and a named board told") {
  // Quadrant lines from the hole do not say which of the two is the middle line.
  drawing::Scene scene = with_circle(215);
  scene.board.quadrant_lines.to_hole = true;
  const Photo photo = draw(scene, drawing::look_from(whole_board()));
  CHECK(refusal(photo) == doctest::Contains("more than one printed circle may be the middle line"));
  const BoardModel usual{.name = "usual",
                         .description = "",
                         .inner_radius = 101.6,
                         .middle_radius = 203.2,
                         .outer_radius = 304.8,
                         .line_width = std::nullopt,
                         .hole_radius = 17.5,
                         .deck_radius = 330.2};
  const Calibration c = calibrate(photo, {.board = usual});
  CHECK(c.lines[1].radius == doctest::Approx(203.2).epsilon(0.003));
}

// A cloth ring over three quarters of the middle line, seen straight from above.
Photo with_hidden_middle_line() {
  Photo covered = draw({}, drawing::look_from(whole_board()));
  cv::ellipse(covered.pixels, {640, 480}, {234, 234}, 0, 0, 275, cv::Scalar(110, 140, 180), 40);
  return covered;
}

std::shared_ptr<const Sighting> seen_in(const Photo& photo) {
  try {
    calibrate(photo, {});
  } catch (const CalibrationError& error) {
    return error.seen();
  }
  return nullptr;
}

TEST_CASE("a board of which one line is hidden is refused by that line") {
  CHECK(refusal(with_hidden_middle_line()) == doctest::Contains("the middle one cannot be followed around"));
  const auto seen = seen_in(with_hidden_middle_line());
  REQUIRE(seen);
  REQUIRE(seen->find(CircleName::kOuter));
  CHECK(seen->find(CircleName::kOuter)->circle.radius == doctest::Approx(304.8).epsilon(0.01));
  const Vec2 centre = seen->image_from_board * Vec2::Zero();
  CHECK((centre - Vec2(640, 480)).norm() < 3);
  CHECK(seen->find(CircleName::kHole));
  CHECK(seen->pegs.size() >= 6);
}

TEST_CASE("of a board that is found and refused all that was measured is seen") {
  const auto seen = seen_in(draw({}, drawing::look_from(looking_at({0, 400}))));
  REQUIRE(seen);
  for (const CircleName name : {CircleName::kInner, CircleName::kMiddle, CircleName::kOuter})
    CHECK(seen->find(name));
}

TEST_CASE("where no board is nothing of one is seen") {
  const auto plain = seen_in(photo_of(cv::Mat3b(960, 1280, cv::Vec3b(230, 230, 230))));
  REQUIRE(plain);
  CHECK(plain->circles.empty());
  const auto rings = seen_in(circles_and_cross({190, 270, 380}));
  REQUIRE(rings);
  CHECK(rings->circles.empty());
}

TEST_CASE("a blurred picture is refused as blurred, found or not, and a sharp one without a board is not") {
  for (const double blur : {4.0, 7.0}) {  // pixels; a board is found up to 4
    CAPTURE(blur);
    Photo photo = draw({}, drawing::look_from(whole_board()));
    cv::GaussianBlur(photo.pixels, photo.pixels, {}, blur);
    CHECK(refusal(photo) == doctest::Contains("the picture is blurred"));
  }
  CHECK(refusal(circles_and_cross({190, 270, 380})) ==
        doctest::Contains("no crokinole board found; take the photo"));
}

}  // namespace
}  // namespace ringside
