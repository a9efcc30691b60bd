// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "evaluation/calibration_figures.h"
#include "evaluation/photo_table.h"
#include "evaluation/seen_line_figures.h"
#include "evaluation/tiny_board.h"

// Ellipses, quadrant lines, hole, deck and camera.
namespace ringside {
namespace {

using namespace evaluation;  // of all figures
using testing::Counts;
using testing::counts;
using testing::example_truth;
using testing::found_just_so;
using testing::judged_board;

CalibrationFigures calibration_with(const PhotoTruth& truth, const Calibration& found) {
  const JudgedPhoto photo = judged_board(truth, found);
  return calibration_figures({&photo, 1});
}

SeenLineFigures seen_with(const PhotoTruth& truth, const Calibration& found) {
  const JudgedPhoto photo = judged_board(truth, found);
  return seen_line_figures({&photo, 1});
}

TEST_CASE("hole, deck and camera found just so") {
  const CalibrationFigures figures = calibration_with(example_truth(), found_just_so());
  CHECK(figures.hole_centre.count == 1);
  CHECK(figures.hole_centre.max < 1e-9);
  CHECK(figures.hole_radius.max < 1e-9);
  CHECK(figures.deck_radius.count == 1);
  CHECK(figures.deck_radius.max < 1e-9);
  CHECK(figures.camera_height.max < 1e-9);
}

TEST_CASE("hole, deck and camera found wrong") {
  Calibration found = found_just_so();
  found.hole.rim = {{0.3, 0.4}, 17};
  found.deck_radius += 2;
  found.camera.centre = {50, 0, 900};
  const CalibrationFigures figures = calibration_with(example_truth(), found);
  CHECK(figures.hole_centre.rms == doctest::Approx(0.5));
  CHECK(figures.hole_radius.rms == doctest::Approx(0.5));
  CHECK(figures.deck_radius.rms == doctest::Approx(2));
  CHECK(figures.camera_height.rms == doctest::Approx(10));
}

TEST_CASE("what was not measured is not judged") {
  Calibration found = found_just_so();
  found.hole.measured = false;
  found.deck_measured = false;
  const CalibrationFigures figures = calibration_with(example_truth(), found);
  CHECK(figures.hole_centre.count == 0);
  CHECK(figures.hole_radius.count == 0);
  CHECK(figures.deck_radius.count == 0);
  CHECK(figures.camera_height.count == 1);
}

TEST_CASE("ellipses: distances along rays, the largest in per cent of the outer one") {
  PhotoTruth truth = example_truth();
  truth.view.reset();  // truth by hand
  CHECK(seen_with(truth, found_just_so()).ellipse_px.max < 1e-6);
  truth.board.seen->lines[0].semi_major += 6.096;
  truth.board.seen->lines[1].centre.x() += 1;
  const auto errors = seen_line_errors(judged_board(truth, found_just_so()));
  REQUIRE(errors);
  CHECK(errors->lines[0].max == doctest::Approx(6.096));
  CHECK(errors->lines[0].median < 6);
  CHECK(errors->lines[1].max == doctest::Approx(1));
  CHECK(errors->lines[2].max < 1e-6);
  CHECK(errors->worst_percent == doctest::Approx(1));
  const SeenLineFigures figures = seen_with(truth, found_just_so());
  CHECK(figures.ellipse_px.count == 3 * 72);
  CHECK(figures.worst_percent.max == doctest::Approx(1));
}

TEST_CASE("quadrant lines: those of the truth that the picture shows, and their angles") {
  PhotoTruth truth = example_truth();
  Calibration found = found_just_so();
  CHECK(counts(seen_with(truth, found).quadrants_found) == Counts{4, 4});
  CHECK(seen_with(truth, found).quadrant_deg.max < 1e-6);
  const Vec2 start = found.quadrant_lines[0]->start;
  found.quadrant_lines[0]->end =
      start + Homography::rotation(radians(3)) * (found.quadrant_lines[0]->end - start);
  found.quadrant_lines[2].reset();
  const SeenLineFigures figures = seen_with(truth, found);
  CHECK(counts(figures.quadrants_found) == Counts{3, 4});
  CHECK(figures.quadrant_deg.max == doctest::Approx(3));
  truth.width = 900;
  CHECK(counts(seen_with(truth, found).quadrants_found) == Counts{1, 2});
}

TEST_CASE("the table of photos tells the lines of each") {
  PhotoTruth truth = example_truth();
  truth.board.seen->lines[2].semi_major += 6.096;
  truth.board.exact->lines[2].radius += 0.3;
  const JudgedPhoto photo = judged_board(truth, found_just_so());
  const std::string table = photo_table({&photo, 1});
  CHECK(table.find("0.173") != std::string::npos);  // 0.3 mm over three lines
  CHECK(table.find("6.1") != std::string::npos);
  CHECK(table.find("4/4 0.0") != std::string::npos);
}

}  // namespace
}  // namespace ringside
