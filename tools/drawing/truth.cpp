// SPDX-License-Identifier: MIT
#include "drawing/truth.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

#include "drawing/solid.h"

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

bool reaches_into(const Hole& hole, const Disc& disc) {
  constexpr double kRoundingError = 1e-6;  // mm
  return (disc.base - hole.centre).norm() < hole.radius && lowest_point(disc) < -kRoundingError;
}

Ellipse fitted(const std::vector<cv::Point2f>& points) {
  const cv::RotatedRect box = cv::fitEllipseDirect(points);
  const bool wide = box.size.width >= box.size.height;
  return {{box.center.x, box.center.y},
          std::max(box.size.width, box.size.height) / 2.0,
          std::min(box.size.width, box.size.height) / 2.0,
          radians(wide ? box.angle : box.angle - 90)};
}

// The ellipse that fits pixels around a circle best, by its image of 180 places: place(direction) is the one
// on the circle's edge in that direction.
template <typename Place>
Ellipse fitted_to(const View& view, const Place& place) {
  constexpr int kPlaces = 180;
  std::vector<cv::Point2f> pixels;
  for (int i = 0; i < kPlaces; ++i) {
    const Vec2 pixel = view.pixel_of(place(direction(2 * kPi * i / kPlaces)));
    pixels.emplace_back(static_cast<float>(pixel.x()), static_cast<float>(pixel.y()));
  }
  return fitted(pixels);
}

Ellipse seen_upper_edge(const Disc& disc, const View& view) {
  const double height = disc.base_z + disc.height - edge_height(disc);
  if (disc.lean_deg == 0) return seen_ellipse({disc.base, disc.radius}, height, view);
  const Turn lean = solid_of(disc).lean;
  return fitted_to(view, [&](const Vec2& out) {
    const Vec2 p = disc.base + disc.radius * out;
    return lean.board_point({p.x(), p.y(), height});
  });
}

Circle seen_top_of(const Disc& disc, const View& view) {
  const Ellipse seen = seen_upper_edge(disc, view);
  return {seen.centre, std::sqrt(seen.semi_major * seen.semi_minor)};
}

}  // namespace

Ellipse seen_ellipse(const Circle& circle, double height, const View& view) {
  const Homography image_from_circle = image_from_plane(view.camera, view.pose, height);
  if (view.lens.straight()) return image_of(image_from_circle, circle).value();
  return fitted_to(view, [&](const Vec2& out) {
    const Vec2 p = circle.centre + circle.radius * out;
    return Vec3(p.x(), p.y(), height);
  });
}

DiscTruth truth_of(const Disc& disc, const Board& board, const View& view) {
  const std::array<double, 3> margins = margins_of(disc, board);
  const std::size_t line = deciding(margins);
  const bool at_hole = reaches_into(board.hole, disc);
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
          .in_ditch = disc.base_z < 0 && !at_hole,
          .seen_top = seen_top_of(disc, view)};
}

std::vector<DiscTruth> truth_of(const Scene& scene, const View& view) {
  std::vector<DiscTruth> truths;
  for (const Disc& disc : scene.discs) truths.push_back(truth_of(disc, scene.board, view));
  return truths;
}

}  // namespace ringside::drawing
