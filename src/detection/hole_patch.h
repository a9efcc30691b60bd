// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <opencv2/core/mat.hpp>
#include <vector>

#include "detection/rectified.h"

namespace ringside {

// The hole and the deck around it seen from straight above, in CIE L*a*b*.
struct HolePatch {
  cv::Mat lab;                    // CV_32FC3, one pixel per mm
  std::vector<cv::Point> pixels;  // those that count: near the hole, nothing else lies there
  Eigen::Matrix<float, Eigen::Dynamic, 3> colours;  // theirs
  Eigen::Matrix<float, Eigen::Dynamic, 2> places;   // theirs, from the middle, in units of half a side
  cv::Size drawn_size;                              // of a drawing at twice the scale
  Homography drawing_from_board;
  double blur;   // of the photo, sigma in pixels of the patch
  double noise;  // of the deck, a colour distance: what grain and camera leave when light is even
};

// Half its side, mm: a disc that hangs reaches 24 mm from the hole's centre, and some deck shows around it.
inline constexpr double kHolePatchHalf = 30;

// others: convex outlines on the deck of things that are not to be judged, mm.
HolePatch hole_patch(const RectifiedView& view, const Vec2& centre,
                     const std::vector<std::vector<Vec2>>& others, double photo_pixels_per_mm);

}  // namespace ringside
