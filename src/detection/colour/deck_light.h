// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "detection/view/rectified.h"

namespace ringside {

// How much light falls on the deck here and there: a shadow's edge across the board, a lamp to one side. What
// changes from one distance from the centre to the next at most angles is print or paint, all else is light
// (the retinex of Land and McCann, J. Opt. Soc. Am. 61, 1971, along radii).
class DeckLight {
 public:
  DeckLight(const RectifiedView& view, const Calibration& calibration);

  // The light around an outline, as a share of that on well-lit deck; 1 where too little deck is seen.
  // others: outlines that hide the deck. All on the deck plane, mm.
  double share_around(const Circle& outline, const std::vector<Circle>& others) const;

 private:
  bool is_bare(const Vec2& p, const std::vector<Circle>& others) const;

  Hole hole_;
  double deck_radius_;  // mm
  cv::Mat shares_;      // CV_32F; light by cells of the deck
};

}  // namespace ringside
