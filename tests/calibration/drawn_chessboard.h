// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/camera/find_chessboard.h"
#include "geometry/lens.h"

// Photos of a chessboard as a camera with a known lens takes them.
namespace ringside::test {

// Where the chessboard is, in front of the camera: 9 x 6 inner corners, lengths in squares.
struct ChessboardPlace {
  Vec2 middle;          // pixel that shows the board's middle, but for the lens
  double distance;      // of the middle
  double tilt_deg;      // between the board's normal and the line of sight along the axis
  double towards_deg;   // side that it is tilted to, from +x to +y
  double turn_deg = 0;  // of the board in its own plane
};

inline constexpr CornerGrid kDrawnGrid{9, 6};

Homography straight_from_squares(const Lens& lens, const ChessboardPlace& place);

// Twelve places that fill a picture of 640 x 480, taken with a focal length of 600 pixels, tilted to all
// sides.
std::vector<ChessboardPlace> places_all_over();

class ChessboardCamera {
 public:
  explicit ChessboardCamera(const Lens& lens);

  cv::Mat photo(const ChessboardPlace& place) const;
  // Exactly where the lens shows the corners.
  ChessboardView view(const ChessboardPlace& place) const;
  const Lens& lens() const { return lens_; }

 private:
  Lens lens_;
  cv::Mat2f straight_from_photo_;  // for every pixel
};

}  // namespace ringside::test
