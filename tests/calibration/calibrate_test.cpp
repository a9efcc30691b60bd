// SPDX-License-Identifier: MIT
#include "calibration/calibrate.h"

#include <doctest/doctest.h>

#include "calibration/boards_to_calibrate.h"
#include "geometry/apart.h"

// All figures called measured: 2026-11-20, seven boards at 1.15 pixels per mm.
namespace ringside {
namespace {

using test::apart;
using test::Calibrated;
using test::calibrated_boards;

template <typename Visit>
void for_boards(const Visit& visit) {
  for (const Calibrated& board : calibrated_boards()) {
    CAPTURE(board.name);
    visit(board);
  }
}

template <typename Visit>
void for_lines(const Visit& visit) {
  for_boards([&](const Calibrated& board) {
    for (const LineName name : kLineNames) {
      CAPTURE(to_string(name));
      visit(board, board.scene.board.lines[static_cast<std::size_t>(name)], board.calibration.line(name));
    }
  });
}

// A point of the deck in the calibration's frame. It differs from the drawing's by what nobody can see: where
// lines do not share one centre, the mean of them is the origin, and the quadrant lines tell the turn to 0.05
// degrees.
Vec2 in_frame(const Calibrated& board, const Vec2& p_drawn) {
  return board.calibration.image_from_board.inverse() * (board.view.image_from_board() * p_drawn);
}

// Between zones of two colours blur draws a line towards the darker one by up to 0.3 pixels.
bool is_at_border(const Line& line) { return line.kind != LineKind::kOnDeck; }

void check_radii() {
  for_lines([](const Calibrated&, const drawing::Line& drawn, const Line& line) {
    // mm; measured 0.007, and 0.28 between zones
    CHECK(std::abs(line.radius - drawn.radius) < (is_at_border(line) ? 0.35 : 0.05));
  });
}

void check_shapes() {
  for_lines([](const Calibrated& board, const drawing::Line& drawn, const Line& line) {
    for (int degree = 0; degree < 360; degree += 5) {
      CAPTURE(degree);
      const Vec2 u = direction(radians(degree));
      const Vec2 p = in_frame(board, drawn.radius_at(radians(degree)) * u);
      CHECK(std::abs(p.norm() - line.radius_at(angle_of(p))) < (is_at_border(line) ? 0.35 : 0.15));  // mm
    }
  });
}

void check_frame() {
  for_boards([](const Calibrated& board) {
    if (board.scene.board.lines[0].harmonics != std::array<double, 8>{}) return;  // another origin
    for (const double radius : {101.6, 203.2, 304.8}) {
      for (int degree = 0; degree < 360; degree += 5) {
        CAPTURE(radius);
        CAPTURE(degree);
        const Vec2 p = radius * direction(radians(degree));
        // Pixels; measured 0.12, and 0.31 where the turn is off by its 0.05 degrees.
        CHECK(apart(board.calibration.image_from_board * p, board.view.image_from_board() * p, 0.4) == "");
      }
    }
  });
}

void check_near_edges() {
  for_lines([](const Calibrated&, const drawing::Line& drawn, const Line& line) {
    CAPTURE(line.width);
    CHECK(line.sigma > 0.05);
    // Two pixels of line: how wide it is hangs on the blur. At a bare border it may be as wide as the others.
    CHECK(line.sigma < (is_at_border(line) ? 1.0 : 0.45));
    CHECK(std::abs(line.width - drawn.width) / 2 < 2 * line.sigma);  // measured: up to 1.9
  });
}

void check_camera() {
  for_boards([](const Calibrated& board) {
    const CameraEstimate& camera = board.calibration.camera;
    CAPTURE(camera.centre.transpose());
    CHECK((camera.centre - board.view.eye()).norm() < 0.01 * board.view.eye().z());  // measured 0.006
    CHECK(degrees(std::abs(camera.tilt - board.view.pose.tilt())) < 0.5);
    CHECK(camera.focal_source.starts_with("exif"));
  });
}

void check_hole() {
  for_boards([](const Calibrated& board) {
    const drawing::Hole& drawn = board.scene.board.hole;
    const Hole& hole = board.calibration.hole;
    CHECK(hole.measured);
    CHECK(apart(hole.rim.centre, in_frame(board, drawn.centre), 0.6) ==
          "");                                              // measured 0.05; 0.51 on the painted one
    CHECK(std::abs(hole.rim.radius - drawn.radius) < 0.6);  // measured 0.1 to 0.5, too small
  });
}

void check_quadrant_lines() {
  for_boards([](const Calibrated& board) {
    for (std::size_t i = 0; i < 4; ++i) {
      CAPTURE(i);
      const auto& line = board.calibration.quadrant_lines[i];
      REQUIRE(line);
      const Vec2 along = direction(radians(45 + 90 * static_cast<double>(i)));
      const auto& lines = board.scene.board.lines;
      CHECK(apart(line->start, in_frame(board, lines[1].radius * along), 0.5) == "");
      CHECK(apart(line->end, in_frame(board, lines[2].radius * along), 0.5) == "");
    }
  });
}

void check_evidence() {
  for_boards([](const Calibrated& board) {
    const Calibration& c = board.calibration;
    CHECK(c.width == 1280);
    CHECK(c.height == 960);
    REQUIRE(c.photos.size() == 1);
    CHECK(c.photos[0].file == "drawn.png");
    CHECK(c.warnings.empty());
    CHECK(c.outer_line_in_picture == 1);
    CHECK(c.residual_px < 0.3);  // measured 0.06, and 0.20 where the lines do not share a centre
    CHECK(c.residual_mm == doctest::Approx(c.residual_px / c.pixels_per_mm()));
    for (const Line& line : c.lines)
      CHECK(line.coverage > 0.7);  // pegs hide some of the inner line: measured 0.77
    CHECK(c.deck_measured);
    CHECK(std::abs(c.deck_radius - board.scene.board.deck_radius) < 3);  // measured 1.5 to 2.1, too large
  });
}

// One case, so that the boards are drawn once also where every case is a process of its own.
TEST_CASE("boards of several makes are measured from several sides") {
  SUBCASE("the radii of the lines are right relative to the outer one") { check_radii(); }
  SUBCASE("each line lies where it was drawn, in all directions") { check_shapes(); }
  SUBCASE("points of the board are mapped to where the camera sees them") { check_frame(); }
  SUBCASE("the near edge is known to two of its sigma") { check_near_edges(); }
  SUBCASE("with the right focal length the camera stands where it stood") { check_camera(); }
  SUBCASE("the hole is found") { check_hole(); }
  SUBCASE("all four quadrant lines are found, straight and in their quadrants") { check_quadrant_lines(); }
  SUBCASE("a whole board in a good picture carries good evidence and no warning") { check_evidence(); }
}

TEST_CASE("painted zones are known by what lies between them") {
  for_boards([](const Calibrated& board) {
    const auto kind = [&](LineName name) { return board.calibration.line(name).kind; };
    const bool painted = !board.scene.board.decoration.empty();
    const bool printed = board.scene.board.lines[0].width > 0;
    const LineKind between = printed ? LineKind::kBetweenZones : LineKind::kBareBorder;
    CHECK(kind(LineName::kInner) == (painted ? between : LineKind::kOnDeck));
    CHECK(kind(LineName::kMiddle) == (painted ? between : LineKind::kOnDeck));
    CHECK(kind(LineName::kOuter) == LineKind::kOnDeck);
  });
}

TEST_CASE("a board that is known by its lines gives the scale") {
  const Calibrated& board = calibrated_boards().front();
  CHECK(board.calibration.board.empty());
  CHECK(board.calibration.scale == ScaleSource::kAssumed);
  BoardModel small = test::tournament_model();  // the same board at nine tenths
  for (double* length : {&small.inner_radius, &small.middle_radius, &small.outer_radius}) *length *= 0.9;
  const Calibration known = calibrate(test::draw(board.scene, board.view), {std::nullopt, {small}});
  CHECK(known.board == small.name);
  CHECK(known.scale == ScaleSource::kModel);
  CHECK(known.lines[2].radius == doctest::Approx(0.9 * board.calibration.lines[2].radius));
  CHECK(known.pixels_per_mm() == doctest::Approx(board.calibration.pixels_per_mm() / 0.9));
}

}  // namespace
}  // namespace ringside
