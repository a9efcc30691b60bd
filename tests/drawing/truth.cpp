// SPDX-License-Identifier: MIT
#include "drawing/truth.h"

#include <cmath>

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

Circle seen_top_of(const Disc& disc, const View& view) {
  const double upper_edge = disc.base_z + disc.height - disc.edge_rounding;
  const Homography image_from_top = image_from_plane(view.camera, view.pose, upper_edge);
  const Ellipse seen = image_of(image_from_top, {disc.base, disc.radius}).value();
  return {seen.centre, std::sqrt(seen.semi_major * seen.semi_minor)};
}

}  // namespace

DiscTruth truth_of(const Disc& disc, const Board& board, const View& view) {
  const std::array<double, 3> margins = margins_of(disc, board);
  const std::size_t line = deciding(margins);
  const bool sunk = disc.base_z < 0;
  const bool in_hole = sunk && (disc.base - board.hole.centre).norm() < board.hole.radius;
  return {.base = disc.base,
          .radius = disc.radius,
          .line = kLineWords[line],
          .margin = margins[line],
          .zone = in_hole ? 20 : zone_of(margins),
          .in_hole = in_hole,
          .in_ditch = sunk && !in_hole,
          .seen_top = seen_top_of(disc, view)};
}

std::vector<DiscTruth> truth_of(const Scene& scene, const View& view) {
  std::vector<DiscTruth> truths;
  for (const Disc& disc : scene.discs) truths.push_back(truth_of(disc, scene.board, view));
  return truths;
}

}  // namespace ringside::drawing
