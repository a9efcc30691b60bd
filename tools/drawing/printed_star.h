// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"

namespace ringside::drawing {

class PrintedStar {
 public:
  // std::invalid_argument when it has fewer than two points.
  explicit PrintedStar(const Star& star);

  double signed_distance(
      const Vec2& p) const;  // mm, positive outside the star; may be too small from 10 mm up

 private:
  Vec2 centre_;
  double reach_;      // from the centre
  double turned_;     // radians
  double sector_;     // from one point to the next, radians
  Vec2 tip_, notch_;  // ends of the edge in the half sector that begins at a point along +x
};

}  // namespace ringside::drawing
