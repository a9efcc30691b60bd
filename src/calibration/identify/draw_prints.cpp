// SPDX-License-Identifier: MIT
#include "calibration/identify/draw_prints.h"

#include <algorithm>

#include "imaging/debug_shapes.h"
#include "imaging/debug_sketch.h"

namespace ringside {
namespace {

const cv::Scalar kLeftOut(60, 60, 255);

void draw_print(Sketch& sketch, const Print& print, const cv::Scalar& colour, double largest) {
  for (const LinePoint& p : print.line.points) sketch.dot(p.p_image, colour, 2);
  sketch.caption(fixed_text(print.radius / largest, 3) + ": " + fixed_text(print.line.width_px, 1) +
                     " px wide, " + fixed_text(print.line.contrast, 0) + " grey levels, " +
                     percent_text(print.line.coverage),
                 colour);
}

}  // namespace

cv::Mat draw_prints(const cv::Mat& bgr, const Prints& prints) {
  Sketch sketch(bgr, kDebugSide);
  double largest = 0;
  for (const Print& print : prints.lines) largest = std::max(largest, print.radius);
  sketch.caption("radius / largest of the prints: width, contrast, share of the circle");
  for (std::size_t i = 0; i < prints.lines.size(); ++i)
    draw_print(sketch, prints.lines[i], colour_number(i), largest);
  for (const Print& print : prints.beyond) draw_print(sketch, print, kLeftOut, largest);
  return sketch.pixels();
}

}  // namespace ringside
