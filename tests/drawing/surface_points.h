// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/scene.h"

namespace ringside::drawing {

// Points (board frame) all over a disc's rounded edges, which hold its outline from wherever it is seen and
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
    const double lift = kPi * j / across - kPi / 2;  // from straight down to straight up
    const double reach = disc.radius - disc.edge_rounding * (1 - std::cos(lift));
    const double height = (lift > 0 ? disc.height - disc.edge_rounding : disc.edge_rounding) +
                          disc.edge_rounding * std::sin(lift);
    for (int i = 0; i < around; ++i) {
      const Vec2 out = reach * direction(2 * kPi * i / around);
      points.emplace_back(foot + out.x() * down + out.y() * aside + height * axis);
    }
  }
  return points;
}

}  // namespace ringside::drawing
