// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "calibration/refusal.h"

namespace ringside {
namespace {

using test::draw;
using test::whole_board;

// The usual board without its quadrant lines.
drawing::Scene without_quadrant_lines() {
  drawing::Scene scene;
  scene.board.quadrant_lines.width = 0;
  return scene;
}

// A museum board: bands of colour, no line printed anywhere.
drawing::Scene bands() {
  drawing::Scene scene = without_quadrant_lines();
  const std::array<double, 3> radii{304.8, 203.2, 101.6};
  const std::array<drawing::Colour, 3> colours{drawing::Colour{170, 36, 32}, drawing::Colour{232, 226, 210},
                                               drawing::Colour{40, 70, 120}};
  for (drawing::Line& line : scene.board.lines) line.width = 0;
  for (std::size_t i = 0; i < radii.size(); ++i)
    scene.board.decoration.push_back(drawing::painted_zone({.radius = radii[i]}, radii[i], colours[i]));
  return scene;
}

drawing::Scene without_pegs(drawing::Scene scene) {
  scene.board.pegs.count = 0;
  return scene;
}

bool is_sure_board(const drawing::Scene& scene) {
  return test::is_sure_board(draw(scene, drawing::look_from(whole_board(10))));
}

void check_measured_without_quadrants(const drawing::Scene& scene) {
  const drawing::View view = drawing::look_from(whole_board(10));
  const Calibration c = calibrate(draw(scene, view), {});
  CHECK_FALSE(c.shows_quadrants());
  for (std::size_t i = 0; i < c.lines.size(); ++i)
    CHECK(c.lines[i].radius == doctest::Approx(101.6 * static_cast<double>(i + 1)).epsilon(0.004));
  CHECK((c.image_from_board * Vec2(0, 0) - view.image_from_board() * Vec2(0, 0)).norm() < 1);
  CHECK(std::any_of(c.warnings.begin(), c.warnings.end(), [](const std::string& warning) {
    return warning.starts_with("the quadrant lines are unknown");
  }));
}

TEST_CASE("a board without quadrant lines is told by its hole and pegs, and its quadrants are unknown") {
  check_measured_without_quadrants(without_quadrant_lines());
}

TEST_CASE("so is one whose zones are bands of colour without a line") {
  check_measured_without_quadrants(bands());
}

TEST_CASE("without pegs either such circles are no sure board: refused, or scored with a doubt") {
  CHECK(is_sure_board(without_quadrant_lines()));
  CHECK_FALSE(is_sure_board(without_pegs(without_quadrant_lines())));
  CHECK_FALSE(is_sure_board(without_pegs(bands())));
}

}  // namespace
}  // namespace ringside
