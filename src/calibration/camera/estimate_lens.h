// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "calibration/camera/find_chessboard.h"
#include "geometry/lens.h"

namespace ringside {

// The views do not determine the lens. what() is one line for a person: what is wrong; what to do.
class LensError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A lens with the evidence it rests on.
struct LensEstimate {
  Lens lens;
  double residual_px = 0;   // RMS distance of the corners from where the lens shows them
  int views = 0;            // that were used
  int corners = 0;          // in them
  double covered_area = 0;  // share of the picture's parts (8 x 8) that hold a corner
  // How far corners come on the way from the picture's middle to its corners, in the quarter of the picture
  // where they come least far.
  double reach = 0;
  double angle_spread = 0;            // the largest angle between the planes of two chessboards, radians
  double nearest = 0, farthest = 0;   // middles of the boards from the camera, in squares
  std::vector<std::size_t> left_out;  // outlier views, by their place in the list
  std::vector<std::string> warnings;  // one line each for a person
};

inline constexpr std::size_t kLeastViews = 5;

// Zhang's method (Z. Zhang, "A flexible new technique for camera calibration", PAMI 22(11), 2000) as OpenCV
// has it: square pixels; k1, k2, p1, p2, and k3 where the views determine it. All views are of pictures of
// this size. Throws LensError.
LensEstimate estimate_lens(std::span<const ChessboardView> views, int width, int height);

}  // namespace ringside
