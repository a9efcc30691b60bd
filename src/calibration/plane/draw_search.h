// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/plane/ring_coverage.h"
#include "geometry/ellipse.h"
#include "imaging/edges.h"

namespace ringside {

// Debug pictures of the search for the plane.

cv::Mat draw_edges(const cv::Mat& bgr, const Edges& edges);

cv::Mat draw_ellipses(const cv::Mat& bgr, const std::vector<Ellipse>& ellipses);

// All rings of a plane; those of the pattern in the colours of the three lines.
cv::Mat draw_plane(const cv::Mat& bgr, const RingPlane& plane, const std::vector<Ring>& rings,
                   const BoardPattern& pattern);

// A circle about the rings' common centre, in the image.
std::vector<Vec2> ring_curve(const RingPlane& plane, double radius);

}  // namespace ringside
