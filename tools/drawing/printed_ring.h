// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"

namespace ringside::drawing {

// The band of a printed circle.
class PrintedRing {
 public:
  explicit PrintedRing(const Line& line);

  // mm, positive outside the band; rho: distance of p from the board's origin.
  double signed_distance(const Vec2& p, double rho) const;
  double radius() const { return line_.radius; }

 private:
  Line line_;
  double wobble_;  // no point of the centre line is farther from the mean circle
};

}  // namespace ringside::drawing
