// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>

#include "calibration/lines/line_profiles.h"
#include "calibration/lines/zone_colours.h"
#include "calibration/plane/board_ratios.h"
#include "calibration/plane/ring_fit.h"
#include "geometry/ring_plane.h"

namespace ringside {

// The three printed lines on the original pixels. Indexed by LineName.
struct RefinedRings {
  RingPlane plane;
  std::array<double, 3> radii;  // plane's unit
  std::array<LineMeasurement, 3> lines;
  Decks decks = {};        // on which they were measured
  double residual_px = 0;  // RMS distance of the used points from their circles

  LineRadii line_radii() const { return {radii[0], radii[1], radii[2]}; }
};

// Board frame of a plane of rings: millimetres, y up, turned by `turn` (radians, counter-clockwise) against
// the picture.
Homography board_from_image(const RingPlane& plane, double outer_radius_plane, double outer_radius_mm,
                            double turn = 0);

// How often circles are measured anew: which points their windows hold changes with them. A board that is
// looked for is compared by few rounds; where the circles stay does not depend on where they were begun.
enum class Rounds { kFew, kUntilAtRest };

// Measures the lines in shrinking windows and fits plane and radii to them. Empty when one of them cannot be
// measured or is no line, and when they are no circles within each other. plane, lines: of the full picture.
std::optional<RefinedRings> refine_rings(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                                         const Decks& decks = {}, Rounds rounds = Rounds::kUntilAtRest);

// The same from several pictures of one fixed camera: what a disc or a hand covers in one shows in another.
// Empty too when one picture shows less than half of a line of what the first shows: the board has moved.
std::optional<RefinedRings> refine_rings(std::span<const cv::Mat> pictures, const RingPlane& plane,
                                         const LineRadii& lines, const Decks& decks = {},
                                         Rounds rounds = Rounds::kUntilAtRest);

}  // namespace ringside
