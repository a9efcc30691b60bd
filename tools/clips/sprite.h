// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "clips/look.h"

namespace ringside::clips {

// A hand on an arm, drawn once and pasted into every frame that shows it: what it covers and how it shades
// what lies around it. As it moves, neither its shape nor its shadow changes; its place is a whole pixel's.
class HandSprite {
 public:
  HandSprite(const Look& look, const Player& player);

  // Where it covers or shades the picture with its finger tips at a place on the board (mm).
  cv::Rect area(const Vec2& tip) const;
  // light: of the whole picture, changed in place.
  void lay(cv::Mat3f& light, const Vec2& tip) const;

 private:
  cv::Point offset(const Vec2& tip) const;

  drawing::View view_;
  cv::Rect drawn_;    // in the picture's pixels, far beyond its edges
  cv::Mat3f colour_;  // times cover
  cv::Mat1f left_;    // of what lies under it: share not covered, times what the shadow leaves
};

}  // namespace ringside::clips
