// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/model/sighting.h"

namespace ringside {

// Where things lie in the photo as its owner has it. Where the lens is known everything was measured in the
// straightened picture, and only this maps it back. Else the two are the same.
class PhotoPixels {
 public:
  explicit PhotoPixels(const Calibration& calibration)
      : PhotoPixels(calibration.lens, calibration.image_from_board) {}
  explicit PhotoPixels(const Sighting& seen) : PhotoPixels(seen.lens, seen.image_from_board) {}

  Vec2 of_image(const Vec2& p_image) const;
  Vec2 of_board(const Vec2& p_board) const { return of_image(image_from_board_ * p_board); }

  // The circle nearest to what a circle of the straightened picture becomes.
  Circle of_image(const Circle& circle) const;
  // The ellipse nearest to what a circle of the board becomes; empty where it becomes none.
  std::optional<Ellipse> ellipse_of_board(const Circle& circle) const;
  // A circle of the board, as points close enough to each other to be drawn; closed.
  std::vector<Vec2> circle_of_board(const Circle& circle) const;
  // A straight piece of the board, as points close enough to each other to be drawn.
  std::vector<Vec2> stretch_of_board(const Vec2& start, const Vec2& end) const;

 private:
  PhotoPixels(const std::optional<Lens>& lens, const Homography& image_from_board)
      : lens_(lens), image_from_board_(image_from_board) {}

  std::optional<Lens> lens_;
  Homography image_from_board_;
};

}  // namespace ringside
