// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/lines/line_measurement.h"
#include "geometry/homography.h"

namespace ringside {

// Crosses a circle of the board at many angles on the original pixels and finds the printed line in each
// crossing. Lines may be dark or light or differ from the deck in hue alone. The colour in which this line
// stands out is estimated from all crossings together. On a deck of several colours a line may lie between
// two, or be nothing but their border. Crossings that discs, hands or glare cover are dropped by contrast and
// width. Empty when less than a quarter of the circle is inside the picture, and when nothing is printed
// there.
std::optional<LineMeasurement> measure_line(const cv::Mat& bgr, const Homography& image_from_board,
                                            double radius, const ProfileOptions& options);

}  // namespace ringside
