// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/plane/board_ratios.h"
#include "geometry/ellipse.h"
#include "geometry/ring_plane.h"

namespace ringside {

// Three circles that lie as a board's lines and are of one ink.
struct FaintLines {
  RingPlane plane;
  LineRadii radii;  // plane's unit
  double evidence;  // sum over the three: how far each stands out from what other circles show, in sigma
};

// The lines of a board whose plane is roughly known, and that no edge shows. All pixels along a circle are
// averaged, so that lines of a grey level or two stand out from grain and noise. deck_edge: in the picture,
// as it is. centre: of the circle that the edge is (pixels); may be some millimetres off.
std::optional<FaintLines> find_faint_lines(const cv::Mat& bgr, const Ellipse& deck_edge, const Vec2& centre);

}  // namespace ringside
