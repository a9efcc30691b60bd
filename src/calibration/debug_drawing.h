// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "calibration/identify/readings.h"
#include "calibration/landmarks/quadrants.h"
#include "calibration/lines/refine_rings.h"
#include "calibration/model/calibration.h"
#include "calibration/plane/ring_coverage.h"
#include "calibration/plane/ring_fit.h"
#include "geometry/ellipse.h"
#include "imaging/edges.h"

// What each stage of a calibration hands to debug_picture().
namespace ringside {

cv::Mat draw_edges(const cv::Mat& bgr, const Edges& edges);

cv::Mat draw_ellipses(const cv::Mat& bgr, const std::vector<Ellipse>& ellipses);

// All rings of a plane; those of the pattern in the colours of the three lines.
cv::Mat draw_plane(const cv::Mat& bgr, const RingPlane& plane, const std::vector<Ring>& rings,
                   const BoardPattern& pattern);

cv::Mat draw_prints(const cv::Mat& bgr, const Prints& prints);

// Crossings of the three lines, those used over those left out, and a piece of each line enlarged.
cv::Mat draw_crossings(const cv::Mat& bgr, const RingFit& fit, const std::vector<RingPoint>& all,
                       const std::vector<RingPoint>& used);

// The deck around the two outer lines unwrapped, the angle running to the right, over how strongly radial
// lines show at each angle (any number of angles, evenly over the circle).
cv::Mat draw_quadrants(const cv::Mat& bgr, const Homography& image_from_board, double middle_radius,
                       double outer_radius, const std::vector<double>& strength,
                       const std::optional<Quadrants>& found);

// All that was measured, on the photo.
cv::Mat draw_calibration(const cv::Mat& bgr, const Calibration& calibration);

}  // namespace ringside
