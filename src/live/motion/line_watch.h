// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/model/calibration.h"

namespace ringside {

// How the printed lines lie in one frame against where they lay when the board was calibrated.
struct LineReading {
  double seen = 0;            // share of the places that were seen then
  Vec2 shift = Vec2::Zero();  // of the board, board frame, mm; means nothing when little is seen
  double rms_mm = 0;          // of the places that are seen, shift included
  double light = 0;           // brightness there, as a share of what it was
};

// Measures the lines in every frame, at places and along normals computed once. Each is compared with the
// calibrated picture, up to brightness and contrast. Takes some 0.2 ms.
class LineWatch {
 public:
  LineWatch(const Calibration& calibration, const cv::Mat& bgr);

  LineReading read(const cv::Mat& bgr) const;

 private:
  struct Crossing {
    Vec2 outwards;  // unit vector in the board frame
    double mm_per_step;
    std::vector<cv::Point> places;  // pixels, from the inside out
    Eigen::VectorXf look;           // there in the calibrated picture: mean 0, length 1
  };

  std::vector<Crossing> crossings_;
  double brightness_ = 0;  // of all places in the calibrated picture
};

}  // namespace ringside
