// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "geometry/ellipse.h"

namespace ringside {

// Ellipses in a small picture (about 640 pixels), largest first, in pixels.
// Akinlar, Topal: EDCircles: A real-time circle detector with a false detection control. Pattern Recognition
// 46(3), 2013; here OpenCV's EdgeDrawing.
std::vector<Ellipse> ellipses_by_edge_drawing(const cv::Mat& bgr);

// Slower to be fooled by broken edges, quicker by clutter: ellipses fitted to whole contours, longest contour
// first.
std::vector<Ellipse> ellipses_by_contours(const cv::Mat& bgr);

}  // namespace ringside
