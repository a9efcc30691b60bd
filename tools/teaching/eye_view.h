// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "geometry/homography.h"

namespace ringside::teaching {

using Outline = std::vector<Vec2>;  // pixels of the picture, centres at integers; closed

// Where a board lies in a picture. Lengths on boards: the radius of the outer line is 1.
struct Placing {
  double width_share;    // of the picture's width that the board with its rim takes, roughly
  double tilt;           // radians between the line of sight to the board's middle and its normal
  Vec2 middle;           // pixels
  double roll;           // radians
  double spin;           // of the board about its normal, radians
  double field_of_view;  // across the picture, radians
  double stretch = 1;    // of the picture along y: what is squeezed by a view from aside is drawn out again
};

// How a picture shows the space about one board. z = 0: the deck; z points to the camera.
class EyeView {
 public:
  using Projection = Eigen::Matrix<double, 3, 4>;

  explicit EyeView(const Projection& picture_from_board) : picture_from_board_(picture_from_board) {}

  Vec2 at(const Vec3& p_board) const;
  double depth(const Vec3& p_board) const;  // along the optical axis
  Homography plane(double z) const;         // of the plane at that height
  double scale() const;                     // pixels per unit at the middle, across the line of sight
  // The same camera, for another board whose middle lies elsewhere and that is turned about the normal.
  EyeView moved(const Vec3& middle, double spin) const;

 private:
  Projection picture_from_board_;
};

// Empty where the board would reach behind the camera or nearly so.
std::optional<EyeView> view_of(const Placing& placing, cv::Size picture);

// Corners of a regular polygon whose sides are 1 from the middle, one of them facing `turn`; sides < 3: a
// circle of 48 corners.
std::vector<Vec2> unit_shape(int sides, double turn);
// Such a shape of that radius on the plane at height z.
Outline outline_of(const EyeView& view, const std::vector<Vec2>& shape, double radius, double z,
                   const Vec2& middle = {0, 0});

}  // namespace ringside::teaching
