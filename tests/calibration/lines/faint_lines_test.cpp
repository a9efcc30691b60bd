// SPDX-License-Identifier: MIT
#include "calibration/lines/faint_lines.h"

#include <doctest/doctest.h>

#include <limits>

#include "calibration/drawn_board.h"
#include "calibration/lines/line_profiles.h"
#include "calibration/plane/hole_places.h"
#include "geometry/ellipse.h"
#include "support/error_message.h"

namespace ringside {
namespace {

using drawing::Colour;
using test::draw;

constexpr double kDeck = 330.2;

// Lines three grey levels darker than the deck, less than the noise of a pixel.
drawing::Scene faint_board() {
  drawing::Scene scene;
  scene.board.deck = {{214, 180, 128}};
  scene.board.pegs.count = 0;
  for (drawing::Line& line : scene.board.lines) {
    line.width = 2.2;
    line.colour = {209, 175, 124};
  }
  return scene;
}

drawing::CameraEffects noisy() {
  drawing::CameraEffects effects = test::kPhone;
  effects.noise_sigma = 4;
  return effects;
}

drawing::View view_aside() { return drawing::look_from(test::whole_board(25)); }

Ellipse deck_edge() {
  const auto edge = image_of(view_aside().image_from_board(), {Vec2::Zero(), kDeck});
  REQUIRE(edge);
  return *edge;
}

TEST_CASE("the hole's place is found within the deck's edge") {
  const auto places = hole_places(draw(faint_board(), view_aside(), noisy()).pixels, deck_edge());
  REQUIRE(!places.empty());
  CHECK((places.front() - view_aside().image_from_board() * Vec2::Zero()).norm() < 3);
}

TEST_CASE(
    "lines below the noise are found along whole circles, about a centre that is some millimetres off") {
  const Photo photo = draw(faint_board(), view_aside(), noisy());
  const Vec2 centre = view_aside().image_from_board() * Vec2(3, -4);
  const auto found = find_faint_lines(photo.pixels, deck_edge(), centre);
  REQUIRE(found);
  const double mm_per_unit = 304.8 / found->radii.outer;
  CHECK(mm_per_unit * found->radii.inner == doctest::Approx(101.6).epsilon(0.02));
  CHECK(mm_per_unit * found->radii.middle == doctest::Approx(203.2).epsilon(0.01));
  CHECK((found->plane.centre - view_aside().image_from_board() * Vec2::Zero()).norm() < 2);
}

TEST_CASE("a bare deck has no lines") {
  drawing::Scene scene = faint_board();
  for (drawing::Line& line : scene.board.lines) line.colour = scene.board.deck.colour;
  const Photo photo = draw(scene, view_aside(), noisy());
  CHECK_FALSE(find_faint_lines(photo.pixels, deck_edge(), view_aside().image_from_board() * Vec2::Zero()));
}

TEST_CASE("a line below the noise is measured by arcs, and where none is none is") {
  const Photo photo = draw(faint_board(), view_aside(), noisy());
  const auto line =
      measure_line(photo.pixels, view_aside().image_from_board(), 203.2, {.angles = 540, .reach = 2});
  REQUIRE(line);
  CHECK(line->is_faint);
  CHECK(line->coverage > 0.5);
  double sum = 0;
  const Homography board_from_image = view_aside().image_from_board().inverse();
  for (const LinePoint& point : line->points) sum += (board_from_image * point.p_image).norm() - 203.2;
  CHECK(std::abs(sum / static_cast<double>(line->points.size())) < 0.4);
  CHECK_FALSE(measure_line(photo.pixels, view_aside().image_from_board(), 250, {.angles = 540, .reach = 2}));
}

TEST_CASE("a board whose lines hardly show is measured by its deck's edge, hole and pegs") {
  drawing::Scene scene = faint_board();
  scene.board.quadrant_lines.colour = scene.board.lines[0].colour;
  scene.board.pegs = drawing::Pegs{};
  const Calibration c = calibrate(draw(scene, view_aside(), noisy()), {});
  for (std::size_t i = 0; i < c.lines.size(); ++i) {
    const double error = c.lines[i].radius - 101.6 * static_cast<double>(i + 1);
    CHECK(std::abs(error) < 2 * std::max(c.lines[i].sigma, 0.3));
  }
  CHECK((c.image_from_board * Vec2::Zero() - view_aside().image_from_board() * Vec2::Zero()).norm() < 1.5);
}

TEST_CASE("without pegs such circles are no board") {
  const Photo photo = draw(faint_board(), view_aside(), noisy());
  CHECK(test::error_message<CalibrationError>([&] { calibrate(photo, {}); }) != "");
}

TEST_CASE("about a centre on the deck's edge, or beyond it, there are no lines") {
  const cv::Mat3b picture(200, 200, cv::Vec3b(128, 180, 214));
  const Ellipse edge{{100, 100}, 80, 80, 0};
  for (const double x : {179.0, 179.99, 180.0, 190.0, std::numeric_limits<double>::quiet_NaN()}) {
    CAPTURE(x);
    CHECK(!find_faint_lines(picture, edge, {x, 100}));
  }
}

}  // namespace
}  // namespace ringside
