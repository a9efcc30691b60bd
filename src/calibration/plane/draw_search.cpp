// SPDX-License-Identifier: MIT
#include "calibration/plane/draw_search.h"

#include <algorithm>
#include <array>

#include "imaging/debug_shapes.h"
#include "imaging/debug_sketch.h"

namespace ringside {
namespace {

const cv::Scalar kOther(190, 190, 190);

cv::Scalar colour_of(const Ring& ring, const LineRadii& lines) {
  const std::array radii{lines.inner, lines.middle, lines.outer};
  const auto* const line = std::find(radii.begin(), radii.end(), ring.radius);
  return line == radii.end() ? kOther : line_colour(static_cast<std::size_t>(line - radii.begin()));
}

}  // namespace

std::vector<Vec2> ring_curve(const RingPlane& plane, double radius) {
  return circle_about(plane.plane_from_image().inverse(), {Vec2::Zero(), radius});
}

cv::Mat draw_edges(const cv::Mat& bgr, const Edges& edges) {
  Sketch sketch(bgr, kDebugSide);
  for (const cv::Point2f& p : edges.points) sketch.dot({p.x, p.y}, line_colour(2));
  sketch.caption(std::to_string(edges.size()) + " edges, searched at " + std::to_string(bgr.cols) + " x " +
                 std::to_string(bgr.rows));
  return sketch.pixels();
}

cv::Mat draw_ellipses(const cv::Mat& bgr, const std::vector<Ellipse>& ellipses) {
  Sketch sketch(bgr, kDebugSide);
  for (std::size_t i = 0; i < ellipses.size(); ++i) sketch.curve(points_of(ellipses[i]), colour_number(i), 2);
  sketch.caption(std::to_string(ellipses.size()) + " ellipses");
  return sketch.pixels();
}

cv::Mat draw_plane(const cv::Mat& bgr, const RingPlane& plane, const std::vector<Ring>& rings,
                   const BoardPattern& pattern) {
  Sketch sketch(bgr, kDebugSide);
  sketch.caption("score " + fixed_text(pattern.score, 2) + "; radius / outer: edges, both edges of a line");
  std::vector<Ring> sorted = rings;
  std::sort(sorted.begin(), sorted.end(), [](const Ring& a, const Ring& b) { return a.radius < b.radius; });
  for (const Ring& ring : sorted) {
    const cv::Scalar colour = colour_of(ring, pattern.lines);
    sketch.curve(ring_curve(plane, ring.radius), colour);
    sketch.caption(fixed_text(ring.radius / pattern.lines.outer, 3) + ": " + percent_text(ring.coverage) +
                       ", " + percent_text(ring.ridge),
                   colour);
  }
  return sketch.pixels();
}

}  // namespace ringside
