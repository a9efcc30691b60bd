// SPDX-License-Identifier: MIT
#include "drawing/printed_star.h"

#include <cmath>
#include <stdexcept>

#include "drawing/stretch.h"

namespace ringside::drawing {

PrintedStar::PrintedStar(const Star& star)
    : centre_(star.centre),
      reach_(std::max(star.outer_radius, star.inner_radius)),
      turned_(radians(star.turned_deg)),
      sector_(2 * kPi / star.points),
      tip_(star.outer_radius, 0),
      notch_(star.inner_radius * direction(sector_ / 2)) {
  if (star.points < 2) throw std::invalid_argument("a star needs two points or more");
}

// Turned and mirrored into the half sector of one edge, which is then the nearest.
double PrintedStar::signed_distance(const Vec2& p) const {
  const Vec2 from_centre = p - centre_;
  const double rho = from_centre.norm();
  constexpr double kFar = 10;  // mm, where a rough distance will do
  if (rho > reach_ + kFar) return rho - reach_;
  const double angle = std::abs(std::remainder(angle_of(from_centre) - turned_, sector_));
  const Vec2 q = rho * direction(angle);
  const Vec2 edge = notch_ - tip_;
  const Vec2 from_tip = q - tip_;
  const bool inside = edge.x() * from_tip.y() - edge.y() * from_tip.x() > 0;
  const double distance = distance_to_stretch(q, tip_, notch_);
  return inside ? -distance : distance;
}

}  // namespace ringside::drawing
