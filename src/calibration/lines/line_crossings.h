// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/lines/line_profiles.h"
#include "geometry/homography.h"

namespace ringside {

// Samples of a crossing among which the line may lie.
struct Span {
  int first, last;
};

// Crossings of a circle: one row each, from the inside out. Those that leave the picture are left out.
struct Crossings {
  std::vector<Vec2> origin;  // of the circle itself, pixels
  std::vector<Vec2> normal;  // outward unit vector in the image
  cv::Mat values;            // CV_8UC3
  double half_window;        // pixels
  double step;               // pixels between samples
  Span span;                 // of the line
};

// radius: mm, as the options' lengths.
Crossings cross_circle(const cv::Mat& bgr, const Homography& image_from_board, double radius,
                       const ProfileOptions& options);

struct LineCandidate {
  LinePoint point;
  float contrast;
};

// What crossings show, some of it a disc's edge or a numeral.
struct LineCandidates {
  LineKind kind;
  cv::Vec3f ink;  // see LineMeasurement
  std::vector<LineCandidate> all;
};

// Where a sample of a crossing, or a place between two, lies in the picture.
Vec2 place_of(const Crossings& crossings, int row, double sample);

}  // namespace ringside
