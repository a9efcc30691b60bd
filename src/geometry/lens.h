// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "geometry/camera.h"

namespace ringside {

// A camera's lens as a calibration with a chessboard finds it, for pictures of one size. Brown's model in
// OpenCV's order and sign (D. C. Brown, "Close-range camera calibration", 1971): with the ideal point
// (x, y) = (X/Z, Y/Z) and r^2 = x^2 + y^2, the camera shows it where a pinhole shows
//
//   x (1 + k1 r^2 + k2 r^4 + k3 r^6) + 2 p1 x y + p2 (r^2 + 2 x^2)
//   y (1 + k1 r^2 + k2 r^4 + k3 r^6) + p1 (r^2 + 2 y^2) + 2 p2 x y
//
// "photo" is the picture as the camera made it, "straight" the one that the pinhole alone would have made, of
// the same size: there a straight edge is straight.
struct Lens {
  int width = 0;  // of the pictures, pixels
  int height = 0;
  Pinhole pinhole{0, Vec2::Zero()};    // what the camera is once its pictures are straightened
  std::array<double, 5> distortion{};  // k1, k2, p1, p2, k3
  double focal_relative_sigma = 0;

  // Pixel of the photo that shows what lies at a pixel of the straight picture.
  Vec2 photo_from_straight(const Vec2& p_straight) const;

  // The inverse, by Newton's iteration, to 1e-9 pixels. Empty where the model has none: far outside the
  // photo, where a polynomial bends back.
  std::optional<Vec2> straight_from_photo(const Vec2& p_photo) const;

  // Whether straight_from_photo exists in the whole photo and never turns back between its middle and its
  // rim. A lens that fails this is no lens, or a fish-eye, which this model does not describe.
  bool is_one_to_one() const;
};

// The same lens for pictures of another size and the same shape: resized, not cropped.
Lens resized(const Lens& lens, int width, int height);

// Whether pictures of these two sizes can be copies of each other in two sizes, each side rounded to whole
// pixels.
bool same_shape(const Lens& lens, int width, int height);

}  // namespace ringside
