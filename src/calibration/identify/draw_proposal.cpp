// SPDX-License-Identifier: MIT
#include "calibration/identify/draw_proposal.h"

#include "imaging/debug_shapes.h"
#include "imaging/debug_sketch.h"

namespace ringside {

cv::Mat draw_proposal(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                      const std::vector<ApproachedRings>& approached) {
  const cv::Scalar proposal(190, 190, 190);
  Sketch sketch(bgr, kDebugSide);
  const auto curve = [&](const RingPlane& on, double radius, const cv::Scalar& colour) {
    sketch.curve(circle_about(on.plane_from_image().inverse(), {Vec2::Zero(), radius}), colour);
  };
  for (const double radius : {lines.inner, lines.middle, lines.outer}) curve(plane, radius, proposal);
  sketch.caption(std::to_string(approached.size()) + " hypotheses", proposal);
  for (std::size_t i = 0; i < approached.size(); ++i) {
    const ApproachedRings& rings = approached[i];
    for (const double radius : {rings.lines.inner, rings.lines.middle, rings.lines.outer})
      curve(rings.plane, radius, colour_number(i));
    sketch.caption("shows: " + percent_text(rings.shown[0]) + ", " + percent_text(rings.shown[1]) + ", " +
                       percent_text(rings.shown[2]),
                   colour_number(i));
  }
  return sketch.pixels();
}

}  // namespace ringside
