// SPDX-License-Identifier: MIT
#include "calibration/identify/measure_board.h"

#include <algorithm>
#include <array>

#include "calibration/evidence/measure_evidence.h"

namespace ringside {
namespace {

// None where the outer line is no print.
cv::Vec3f ink_of_lines(const RefinedRings& rings) {
  const LineMeasurement& outer = rings.lines[2];
  return outer.is_printed() ? outer.ink : cv::Vec3f(0, 0, 0);
}

std::array<double, 3> radii_mm(const RefinedRings& rings) {
  const double mm_per_unit = kOuterLineRadius / rings.radii[2];
  return {mm_per_unit * rings.radii[0], mm_per_unit * rings.radii[1], kOuterLineRadius};
}

// Whether the lines are there on other decks too: an edge that passed for a zone's is no print.
bool shows_still(const RefinedRings& now, const RefinedRings& before) {
  constexpr double kLeast = 0.5;  // of the share of each circle
  return std::equal(
      now.lines.begin(), now.lines.end(), before.lines.begin(),
      [](const LineMeasurement& a, const LineMeasurement& b) { return a.coverage > kLeast * b.coverage; });
}

// The lines measured on the decks beside them: what the search took these for shows better where they are
// known.
std::optional<RefinedRings> rings_on(const cv::Mat& bgr, const BoardHypothesis& hypothesis, Rounds rounds) {
  auto rings = refine_rings(bgr, hypothesis.plane, hypothesis.lines, hypothesis.decks, rounds);
  if (!rings) return std::nullopt;
  const Decks decks = decks_beside(bgr, upright_image_from_board(*rings), radii_mm(*rings));
  if (decks == hypothesis.decks) return rings;
  auto again = refine_rings(bgr, hypothesis.plane, hypothesis.lines, decks, rounds);
  return again && shows_still(*again, *rings) ? again : std::nullopt;
}

}  // namespace

std::optional<LocatedBoard> measure_board(const cv::Mat& bgr, const BoardHypothesis& hypothesis,
                                          Rounds rounds) {
  auto rings = rings_on(bgr, hypothesis, rounds);
  if (!rings) return std::nullopt;
  LocatedBoard board{std::move(*rings), std::nullopt};
  const Homography image_from_board = upright_image_from_board(board.rings);
  board.quadrants = find_quadrants(bgr, image_from_board, radii_mm(board.rings)[1], kOuterLineRadius,
                                   ink_of_lines(board.rings));
  board.evidence = measure_evidence(bgr, board.rings, board.quadrants, image_from_board);
  return board;
}

}  // namespace ringside
