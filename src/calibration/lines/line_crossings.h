// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/lines/line_measurement.h"
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
  std::vector<int> place;    // which of the options' angles
  cv::Mat values;            // CV_8UC3
  double half_window = 0;    // pixels
  double step = 1;           // pixels between samples
  Span span = {0, 0};        // of the line
  int around = 0;            // crossings that the whole circle would have
};

// radius: mm, as the options' lengths.
Crossings cross_circle(const cv::Mat& bgr, const Homography& image_from_board, double radius,
                       const ProfileOptions& options);

// How many times its noise a line must be for a crossing to show it where it is. Noise alone reaches 2.5 of
// its sigmas somewhere among a window's samples.
inline constexpr float kStandsOut = 4;
inline constexpr double kWellShown = 0.5;  // share of the crossings in which a line stands out

struct LineCandidate {
  LinePoint point;
  float contrast;
};

// What crossings show, some of it a disc's edge or a numeral.
struct LineCandidates {
  LineKind kind;
  cv::Vec3f ink;  // see LineMeasurement
  std::vector<LineCandidate> all;
  int around;       // crossings that the whole circle has
  float noise = 0;  // 1 sigma of a contrast; 0: not estimated

  // Those that are more than noise: a line worn off in patches shows in the rest.
  void keep_those_that_stand_out();
  double share() const { return static_cast<double>(all.size()) / around; }
};

// Where a sample of a crossing, or a place between two, lies in the picture.
Vec2 place_of(const Crossings& crossings, int row, double sample);

}  // namespace ringside
