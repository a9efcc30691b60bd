// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "drawing/scene.h"

namespace ringside::drawing {

// Strokes of round-ended letters (OpenCV's Hershey font: ASCII only, the rest becomes '?').
class PrintedText {
 public:
  explicit PrintedText(const Lettering& lettering);

  // mm, positive outside the strokes; far away it may be too small.
  double signed_distance(const Vec2& p) const;

 private:
  Vec2 centre_;
  Vec2 along_;           // the text runs in this direction, unit
  cv::Mat1f distances_;  // signed, in its own pixels; row 0 is the top
  Vec2 middle_;          // of the text in distances_
  double pixel_;         // mm
};

}  // namespace ringside::drawing
