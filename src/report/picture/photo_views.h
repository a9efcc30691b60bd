// SPDX-License-Identifier: MIT
#pragma once

#include "report/data/evidence_photo.h"
#include "report/data/photo_pixels.h"
#include "report/picture/canvas.h"

// Pieces of a photo, enlarged, and where places of the board (mm) lie in them (pixels).
namespace ringside {

// Square, the photo's own pixels larger.
class EnlargedView {
 public:
  // half_width: about so many mm of the deck to either side of `centre`.
  EnlargedView(const Calibration& calibration, const Vec2& centre, double half_width, int side);

  Vec2 of_board(const Vec2& p_board) const;
  cv::Mat pixels_of(const EvidencePhoto& photo) const;
  double zoom() const { return zoom_; }

 private:
  PhotoPixels pixels_;
  int side_;
  Vec2 centre_;  // in the photo
  double zoom_;
};

// The deck from straight above, its middle at `centre` and `up` (unit vector) up.
class StraightView {
 public:
  StraightView(const Vec2& centre, const Vec2& up, double px_per_mm, const cv::Size& size);

  Vec2 of_board(const Vec2& p_board) const;
  cv::Mat pixels_of(const EvidencePhoto& photo) const;
  cv::Mat pixels_of_empty_hole(const Calibration& calibration) const;  // which must know it

 private:
  Vec2 board_of(const Vec2& p_view) const;
  Vec2 right() const { return {up_.y(), -up_.x()}; }

  Vec2 centre_, up_;
  double scale_;
  cv::Size size_;
  Vec2 middle_;
};

// A circle of the board as either view shows it.
template <typename View>
std::vector<Vec2> circle_in(const View& view, const Circle& circle) {
  std::vector<Vec2> points = circle_points(Homography(), circle);
  for (Vec2& p : points) p = view.of_board(p);
  return points;
}

}  // namespace ringside
