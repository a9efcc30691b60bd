// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/scene.h"

namespace ringside::drawing {

// Along a disc's side from its foot to its top, both edges with it: how far out and how high.
inline Vec2 side_place(const Disc& disc, double share) {
  if (!disc.bevel.none()) {
    const double width = disc.bevel.width, drop = width * std::tan(radians(disc.bevel.angle_deg));
    const double along = share < 0.5 ? std::min(3 * share, 1.0) : std::max(3 * share - 2, 0.0);
    return share < 0.5 ? Vec2(disc.radius - width * (1 - along), drop * along)
                       : Vec2(disc.radius - width * along, disc.height - drop * (1 - along));
  }
  const double lift = kPi * share - kPi / 2;  // from straight down to straight up
  return {disc.radius - disc.edge_rounding * (1 - std::cos(lift)),
          (lift > 0 ? disc.height - disc.edge_rounding : disc.edge_rounding) +
              disc.edge_rounding * std::sin(lift)};
}

// Points (board frame) all over a disc's edges, which hold its outline from wherever it is seen and
// its lowest point. How the disc leans is worked out here anew: rings are laid across its axis.
inline std::vector<Vec3> edge_points(const Disc& disc, int around, int across) {
  const double lean = radians(disc.lean_deg);
  const Vec2 towards = direction(radians(disc.lean_towards_deg));
  const Vec3 down(towards.x() * std::cos(lean), towards.y() * std::cos(lean), -std::sin(lean));
  const Vec3 aside(-towards.y(), towards.x(), 0);
  const Vec3 axis(towards.x() * std::sin(lean), towards.y() * std::sin(lean), std::cos(lean));
  const Vec3 foot(disc.base.x(), disc.base.y(), disc.base_z);
  std::vector<Vec3> points;
  for (int j = 0; j <= across; ++j) {
    const Vec2 place = side_place(disc, static_cast<double>(j) / across);
    for (int i = 0; i < around; ++i) {
      const Vec2 out = place.x() * direction(2 * kPi * i / around);
      points.emplace_back(foot + out.x() * down + out.y() * aside + place.y() * axis);
    }
  }
  return points;
}

}  // namespace ringside::drawing
