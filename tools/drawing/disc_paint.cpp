// SPDX-License-Identifier: MIT
#include "drawing/disc_paint.h"

#include <algorithm>
#include <cmath>

namespace ringside::drawing {
namespace {

constexpr double kLevel = 1e-4;  // mm: a crossing is known to a hundredth of that

std::optional<Texture> rim_of(const Disc& disc, double gamma) {
  if (!disc.rim) return std::nullopt;
  Material wood = disc.material;
  wood.colour = disc.rim->colour;
  return Texture(wood, gamma);
}

PrintedRing printed(const DiscRing& ring) {
  return PrintedRing({.radius = (ring.inner_radius + ring.outer_radius) / 2,
                      .width = ring.outer_radius - ring.inner_radius});
}

}  // namespace

DiscPaint::DiscPaint(const Disc& disc, double gamma)
    : wood_(disc.material, gamma),
      rim_(rim_of(disc, gamma)),
      centre_(disc.base),
      bottom_(disc.base_z),
      top_(disc.base_z + disc.height),
      face_radius_(face_radius(disc)) {
  for (const DiscRing& ring : disc.rings) rings_.push_back({printed(ring), radiance_of(ring.colour, gamma)});
  for (const Star& star : disc.stars) stars_.push_back({PrintedStar(star), radiance_of(star.colour, gamma)});
}

PaintedPlace DiscPaint::at(const Vec3& p) const {
  const Layers prints = top_ - p.z() < kLevel ? prints_at(p.head<2>() - centre_) : Layers{};
  return {prints.top != nullptr ? *prints.top : wood_at(p), std::min(prints.edge, from_face_edge(p))};
}

Layers DiscPaint::prints_at(const Vec2& from_axis) const {
  Layers layers;
  for (const auto& ring : rings_)
    layers.add(ring.shape.signed_distance(from_axis, from_axis.norm()), ring.colour);
  for (const auto& star : stars_) layers.add(star.shape.signed_distance(from_axis), star.colour);
  return layers;
}

Radiance DiscPaint::wood_at(const Vec3& p) const {
  const Vec2 place = p.head<2>();
  if (!rim_) return wood_.at(place);
  const bool level = std::min(top_ - p.z(), p.z() - bottom_) < kLevel;
  return level && (place - centre_).norm() < face_radius_ ? wood_.at(place) : rim_->at(place);
}

// mm from the circle in which the shades of face and rim meet.
double DiscPaint::from_face_edge(const Vec3& p) const {
  if (!rim_) return kNever;
  return std::hypot((p.head<2>() - centre_).norm() - face_radius_, std::min(top_ - p.z(), p.z() - bottom_));
}

}  // namespace ringside::drawing
