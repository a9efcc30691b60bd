// SPDX-License-Identifier: MIT
#include "drawing/disc_paint.h"

namespace ringside::drawing {

DiscPaint::DiscPaint(const Disc& disc, double gamma)
    : wood_(disc.material, gamma), centre_(disc.base), top_(disc.base_z + disc.height) {
  for (const Star& star : disc.stars) stars_.push_back({PrintedStar(star), radiance_of(star.colour, gamma)});
}

PaintedPlace DiscPaint::at(const Vec3& p) const {
  constexpr double kLevel = 1e-4;  // mm: a crossing is known to a hundredth of that
  Layers layers;
  if (top_ - p.z() < kLevel) {
    for (const auto& star : stars_)
      layers.add(star.shape.signed_distance(p.head<2>() - centre_), star.colour);
  }
  return {layers.top != nullptr ? *layers.top : wood_.at(p.head<2>()), layers.edge};
}

}  // namespace ringside::drawing
