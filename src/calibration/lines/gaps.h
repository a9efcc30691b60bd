// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>
#include <string>
#include <vector>

#include "calibration/lines/line_profiles.h"
#include "calibration/model/calibration.h"

namespace ringside {

// A stretch of a printed line that was not seen although the picture shows the place. Board frame, radians,
// counter-clockwise from `from` to `to`, which is the larger.
struct Gap {
  double from, to;

  double length() const { return to - from; }
  double middle() const { return (from + to) / 2; }
};

// All stretches of 1 degree and more. seen: places at which the line was measured (pixels).
std::vector<Gap> find_gaps(const std::vector<LinePoint>& seen, const Line& line,
                           const Homography& image_from_board, const cv::Size& picture);

// What gaps in the lines mean, one line each for a person: a hand or a thing on the board, glare. Discs that
// lie on a line, side by side too, do not count. bgr: a picture that the lines were measured in.
std::vector<std::string> gap_warnings(const cv::Mat& bgr, const Calibration& calibration,
                                      const std::array<LineMeasurement, 3>& lines);

}  // namespace ringside
