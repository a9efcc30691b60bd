// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "drawing/view.h"

namespace ringside::evaluation {

// A camera whose lens bends the picture.
struct BentCamera {
  Pinhole camera;
  drawing::Lens lens;
};

// How the true camera sees the deck.
class TruthView {
 public:
  // image_from_board: without the lens.
  explicit TruthView(const Homography& image_from_board, const std::optional<BentCamera>& bent = {});

  Vec2 pixel_of(const Vec2& p_board) const;
  Vec2 board_of(const Vec2& p_image) const;  // the place on the deck seen there, mm

 private:
  Homography image_from_board_;
  Homography board_from_image_;
  std::optional<BentCamera> bent_;
};

}  // namespace ringside::evaluation
