// SPDX-License-Identifier: MIT
#include "evaluation/line_figures.h"

#include <doctest/doctest.h>

#include <cmath>

#include "evaluation/line_errors.h"
#include "evaluation/tiny_board.h"

namespace ringside {
namespace {

using namespace evaluation;  // of all figures
using testing::Counts;
using testing::counts;
using testing::example_truth;
using testing::found_just_so;
using testing::judged_board;

LineFigures figures_of(const PhotoTruth& truth, const Calibration& found) {
  const JudgedPhoto photo = judged_board(truth, found);
  return line_figures({&photo, 1});
}

TEST_CASE("a board found just so has no errors, at 72 places of each line") {
  const LineFigures figures = figures_of(example_truth(), found_just_so());
  CHECK(figures.near_edge.error.count == 3 * 72);
  CHECK(figures.near_edge.error.max < 1e-9);
  CHECK(figures.centre.error.max < 1e-9);
  CHECK(counts(figures.near_edge.within_one) == Counts{216, 216});
  CHECK(figures.median_sigma == 0.1);
  CHECK(figures.radius_wide.count == 3);
  CHECK(figures.width.rms < 1e-9);
}

TEST_CASE("a line built larger than it was found: true edges lie farther out") {
  PhotoTruth truth = example_truth();
  truth.board.exact->lines[1].radius += 0.15;
  const LineFigures figures = figures_of(truth, found_just_so());
  CHECK(figures.near_edge.error.max == doctest::Approx(0.15));
  CHECK(figures.near_edge.bias == doctest::Approx(0.05));
  CHECK(figures.centre.bias == doctest::Approx(0.05));
  CHECK(counts(figures.near_edge.within_one) == Counts{144, 216});
  CHECK(counts(figures.near_edge.within_two) == Counts{216, 216});
  CHECK(figures.radius_wide.max == doctest::Approx(0.15));
  CHECK(figures.radius_wide.rms == doctest::Approx(0.15 / std::sqrt(3)));
}

TEST_CASE("a print found too wide moves its near edge, not its centre") {
  Calibration found = found_just_so();
  for (Line& line : found.lines) line.width += 0.5;
  const LineFigures figures = figures_of(example_truth(), found);
  CHECK(figures.near_edge.bias == doctest::Approx(0.25));
  CHECK(counts(figures.near_edge.within_two) == Counts{0, 216});
  CHECK(figures.centre.error.max < 1e-9);
  CHECK(figures.width.rms == doctest::Approx(0.5));
  CHECK(figures.width_bias == doctest::Approx(0.5));
}

TEST_CASE("a line out of round averages out in the radius") {
  Calibration found = found_just_so();
  found.lines[0].harmonics[2] = 0.3;  // cos 2
  const LineFigures figures = figures_of(example_truth(), found);
  CHECK(figures.centre.error.max == doctest::Approx(0.3));
  CHECK(figures.radius_wide.max < 1e-9);
}

TEST_CASE("fine prints stand apart: the example has 2 pixels per mm") {
  PhotoTruth truth = example_truth();
  truth.board.exact->lines[2].width = 0.9;
  const LineFigures figures = figures_of(truth, found_just_so());
  CHECK(figures.radius_wide.count == 2);
  CHECK(figures.radius_fine.count == 1);
}

TEST_CASE("a frame turned by a quarter costs nothing, whatever the line's shape") {
  PhotoTruth truth = example_truth();
  truth.board.exact->lines[0].harmonics[0] = 0.5;  // to the right
  Calibration found = found_just_so();
  found.image_from_board = found.image_from_board * Homography::rotation(kPi / 2);
  found.lines[0].harmonics[1] = -0.5;  // the same place, downwards in the turned frame
  CHECK(figures_of(truth, found).near_edge.error.max < 1e-3);
  found.lines[0].harmonics[1] = 0.5;
  CHECK(figures_of(truth, found).near_edge.error.max > 0.9);
}

TEST_CASE("a lens that bends is reckoned with") {
  PhotoTruth truth = example_truth();
  truth.view =
      TruthView(testing::example_board().image_from_board, BentCamera{{2000, {800, 700}}, {.k1 = 0.01}});
  // Slope 0.3048, bent by 1 + 0.01 * 0.3048^2.
  const double moved = 304.8 * 0.01 * 0.3048 * 0.3048;
  CHECK(figures_of(truth, found_just_so()).radius_wide.max == doctest::Approx(moved).epsilon(1e-3));
}

TEST_CASE("places outside the picture are left out") {
  PhotoTruth truth = example_truth();
  truth.width = 800;  // the left half
  const auto errors = line_errors(judged_board(truth, found_just_so()));
  REQUIRE(errors);
  CHECK((*errors)[2].centre.size() < 40);
  CHECK((*errors)[2].centre.size() > 30);
}

TEST_CASE("boards not found, decoys and truth by hand are not judged") {
  PhotoTruth by_hand = example_truth();
  by_hand.view.reset();
  CHECK_FALSE(line_errors(judged_board(by_hand, found_just_so())));
  CHECK_FALSE(line_errors(testing::refused({})));
  CHECK_FALSE(line_errors(testing::decoy(true)));
  CHECK(line_figures({}).near_edge.error.count == 0);
}

}  // namespace
}  // namespace ringside
