// SPDX-License-Identifier: MIT
#include "drawing/truth.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside::drawing {
namespace {

// Margins to the inner, middle and outer line.
std::array<double, 3> margins_of(const Disc& disc, const Board& board) {
  const double reach = disc.base.norm() + disc.radius;
  const double angle = angle_of(disc.base);
  std::array<double, 3> margins;
  for (std::size_t i = 0; i < margins.size(); ++i) margins[i] = board.lines[i].near_edge_at(angle) - reach;
  return margins;
}

std::size_t deciding(const std::array<double, 3>& margins) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < margins.size(); ++i) {
    if (std::abs(margins[i]) < std::abs(margins[best])) best = i;
  }
  return best;
}

int zone_of(const std::array<double, 3>& margins) {
  if (margins[2] < 0) return 0;
  if (margins[1] < 0) return 5;
  return margins[0] < 0 ? 10 : 15;
}

Ellipse fitted(const std::vector<cv::Point2f>& points) {
  const cv::RotatedRect box = cv::fitEllipseDirect(points);
  const bool wide = box.size.width >= box.size.height;
  return {{box.center.x, box.center.y},
          std::max(box.size.width, box.size.height) / 2.0,
          std::min(box.size.width, box.size.height) / 2.0,
          radians(wide ? box.angle : box.angle - 90)};
}

Circle seen_top_of(const Disc& disc, const View& view) {
  const double upper_edge = disc.base_z + disc.height - disc.edge_rounding;
  const Ellipse seen = seen_ellipse({disc.base, disc.radius}, upper_edge, view);
  return {seen.centre, std::sqrt(seen.semi_major * seen.semi_minor)};
}

}  // namespace

Ellipse seen_ellipse(const Circle& circle, double height, const View& view) {
  const Homography image_from_circle = image_from_plane(view.camera, view.pose, height);
  if (view.lens.straight()) return image_of(image_from_circle, circle).value();
  constexpr int kPoints = 180;
  std::vector<cv::Point2f> points;
  for (int i = 0; i < kPoints; ++i) {
    const Vec2 p = circle.centre + circle.radius * direction(2 * kPi * i / kPoints);
    const Vec2 pixel = view.pixel_of({p.x(), p.y(), height});
    points.emplace_back(static_cast<float>(pixel.x()), static_cast<float>(pixel.y()));
  }
  return fitted(points);
}

DiscTruth truth_of(const Disc& disc, const Board& board, const View& view) {
  const std::array<double, 3> margins = margins_of(disc, board);
  const std::size_t line = deciding(margins);
  const bool sunk = disc.base_z < 0;
  const bool at_hole = sunk && (disc.base - board.hole.centre).norm() < board.hole.radius;
  const bool hanger = at_hole && disc.lean_deg != 0;
  const bool in_hole = at_hole && !hanger;
  return {.base = disc.base,
          .radius = disc.radius,
          .line = kLineWords[line],
          .margin = margins[line],
          .margins = margins,
          .zone = in_hole ? 20 : zone_of(margins),
          .in_hole = in_hole,
          .hanger = hanger,
          .irregular = !at_hole && (disc.base_z > 0 || disc.lean_deg != 0),
          .in_ditch = sunk && !at_hole,
          .seen_top = seen_top_of(disc, view)};
}

std::vector<DiscTruth> truth_of(const Scene& scene, const View& view) {
  std::vector<DiscTruth> truths;
  for (const Disc& disc : scene.discs) truths.push_back(truth_of(disc, scene.board, view));
  return truths;
}

}  // namespace ringside::drawing
