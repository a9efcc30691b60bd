// SPDX-License-Identifier: MIT
#include "calibration/lines/describe_line.h"

#include <doctest/doctest.h>

#include <cmath>
#include <utility>

#include "calibration/drawn_board.h"

namespace ringside {
namespace {

constexpr Estimate kUsual{2.2, 1.0};

// A board with lines of one width, seen by a camera with some blur.
struct Drawn {
  Photo photo;
  Calibration calibration;
};

Drawn board_with(double line_width, double tilt_deg, double blur) {
  drawing::Scene scene;
  scene.board.pegs.count = 0;
  for (drawing::Line& line : scene.board.lines) line.width = line_width;
  const drawing::View view = drawing::look_from(test::whole_board(tilt_deg));
  Drawn out{test::draw(scene, view, test::blurred_by(blur)), {}};
  out.calibration = calibrate(out.photo, {.board = test::tournament_model()});
  for (Line& line : out.calibration.lines) line.prior->width = kUsual;
  return out;
}

TEST_CASE("a line's width settles once the picture's blur is known, from above and from aside") {
  for (const double tilt : {0.0, 35.0}) {
    for (const auto& seen : {std::pair{0.8, 1.8}, {0.8, 3.0}, {1.4, 3.0}}) {
      const double blur = seen.first, drawn_width = seen.second;
      CAPTURE(tilt);
      CAPTURE(blur);
      CAPTURE(drawn_width);
      const Drawn drawn = board_with(drawn_width, tilt, blur);
      const Estimate edges{std::hypot(blur, 0.4), 0.03};  // with a pixel's own width
      for (const Line& line : reestimate_line_widths(drawn.photo, drawn.calibration, edges)) {
        CHECK(std::abs(line.width - drawn_width) < 0.5);
        CHECK(std::abs(line.width - drawn_width) < 4 * line.sigma);  // which is of half the width
      }
    }
  }
}

TEST_CASE("lines are as they were where nothing tells the blur, or nothing was kept to tell the width by") {
  const Drawn drawn = board_with(2.0, 10, 1.0);
  const auto untold = reestimate_line_widths(drawn.photo, drawn.calibration, {});
  Calibration old = drawn.calibration;
  for (Line& line : old.lines) line.prior.reset();
  const auto of_old = reestimate_line_widths(drawn.photo, old, Estimate{1.0, 0.05});
  for (std::size_t i = 0; i < untold.size(); ++i) {
    CHECK(untold[i].width == drawn.calibration.lines[i].width);
    CHECK(of_old[i].width == drawn.calibration.lines[i].width);
    CHECK(of_old[i].sigma == drawn.calibration.lines[i].sigma);
  }
}

TEST_CASE("a line much wider than the others may be two") {
  std::array<Line, 3> lines;
  for (Line& line : lines) line.width = 1.5, line.sigma = 0.1;
  lines[1].width = 4.5;
  inflate_wide_lines(lines);
  CHECK(lines[0].sigma == 0.1);
  CHECK(lines[1].sigma > 1.4);
  CHECK(lines[2].sigma == 0.1);
}

TEST_CASE("a line of one zone's colour may lie on either side of a bare border") {
  std::array<Line, 3> lines;
  for (Line& line : lines) line.width = 1.6, line.sigma = 0.1;
  lines[0].width = 0;
  lines[0].kind = LineKind::kBareBorder;
  inflate_wide_lines(lines);
  CHECK(lines[1].sigma == 0.1);
  inflate_bare_borders(lines);
  CHECK(lines[0].width == 1.6);
  CHECK(lines[0].sigma == doctest::Approx(std::hypot(0.1, 0.8)));
  CHECK(lines[2].sigma == 0.1);
  std::array<Line, 3> bare;
  for (Line& line : bare) line.kind = LineKind::kBareBorder;
  inflate_bare_borders(bare);
  CHECK(bare[0].width == 0);
}

}  // namespace
}  // namespace ringside
