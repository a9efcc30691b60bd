// SPDX-License-Identifier: MIT
#include "calibration/lines/draw_crossings.h"

#include <algorithm>
#include <optional>

#include "imaging/debug_shapes.h"
#include "imaging/debug_sketch.h"

namespace ringside {
namespace {

constexpr int kWindowSide = kDebugSide / 3;
constexpr double kWindowMm = 9;  // from a window's middle to its sides: what a crossing sees of the deck
const cv::Scalar kLeftOut(60, 60, 255), kUsed(0, 255, 0), kRing(255, 255, 255);

void draw_points(Sketch& sketch, const RingFit& fit, const std::vector<RingPoint>& all,
                 const std::vector<RingPoint>& used, int size) {
  const Homography image_from_plane = fit.plane.plane_from_image().inverse();
  for (const double radius : fit.radii)
    sketch.curve(circle_about(image_from_plane, {Vec2::Zero(), radius}), kRing);
  for (const RingPoint& p : all) sketch.dot(p.p_image, kLeftOut, size);
  for (const RingPoint& p : used) sketch.dot(p.p_image, kUsed, size);
}

// Where to look closer at a ring: a crossing that was left out if there is one, else any.
std::optional<Vec2> worth_a_look(std::size_t ring, const std::vector<RingPoint>& all,
                                 const std::vector<RingPoint>& used) {
  const auto is_used = [&](const RingPoint& p) {
    return std::any_of(used.begin(), used.end(),
                       [&](const RingPoint& other) { return other.p_image == p.p_image; });
  };
  std::optional<Vec2> place;
  for (const RingPoint& p : all) {
    if (p.ring != ring) continue;
    place = p.p_image;
    if (!is_used(p)) break;
  }
  return place;
}

}  // namespace

cv::Mat draw_crossings(const cv::Mat& bgr, const RingFit& fit, const std::vector<RingPoint>& all,
                       const std::vector<RingPoint>& used) {
  Sketch sketch(bgr, kDebugSide);
  draw_points(sketch, fit, all, used, 2);
  sketch.caption(std::to_string(used.size()) + " crossings used", kUsed);
  sketch.caption(std::to_string(all.size() - used.size()) + " left out", kLeftOut);
  std::vector<Sketch> windows;
  const double half_side = std::max(8.0, kWindowMm * fit.radii.back() / kOuterLineRadius);
  for (std::size_t ring = 0; ring < fit.radii.size(); ++ring) {
    const auto place = worth_a_look(ring, all, used);
    if (!place) continue;
    windows.push_back(Sketch::window(bgr, *place, half_side, kWindowSide));
    draw_points(windows.back(), fit, all, used, 3);
  }
  return with_windows(sketch, windows);
}

}  // namespace ringside
