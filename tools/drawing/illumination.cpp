// SPDX-License-Identifier: MIT
#include "drawing/illumination.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "drawing/texture.h"

namespace ringside::drawing {
namespace {

constexpr double kShininess = 60;

double share_left_to_sky(const std::vector<Lamp>& lamps) {
  constexpr double kRoundingError = 1e-9;
  double left = 1;
  for (const Lamp& lamp : lamps) left -= lamp.share;
  if (left < -kRoundingError) {
    throw std::invalid_argument("the lamps share " + std::to_string(1 - left) +
                                " of the light; lower their shares to 1 in all");
  }
  return std::max(left, 0.0);
}

std::vector<LampLight> lamp_lights(const std::vector<Lamp>& lamps, const Bodies& bodies, double lowest) {
  std::vector<LampLight> lights;
  for (const Lamp& lamp : lamps) {
    if (lamp.towards.z() <= 0) {
      throw std::invalid_argument("a lamp does not stand above the deck; give its direction a positive z");
    }
    lights.emplace_back(lamp, bodies, lowest);
  }
  return lights;
}

}  // namespace

Illumination::Illumination(const Board& board, const Light& light, const Bodies& bodies, double gamma)
    : light_(light),
      tint_(radiance_of(light.tint, gamma)),
      shelters_(board),
      sky_share_(share_left_to_sky(light.lamps)),
      sky_(bodies, -board.table_depth, light.contact),
      lamps_(lamp_lights(light.lamps, bodies, -board.table_depth)) {}

// Scaled so that a level place in full light shows its material's colour.
Radiance Illumination::reflected(const Hit& hit, const Vec3& p, const Vec3& to_eye) const {
  const Shelters::Around around = shelters_.around(p);
  double scattered = sky_share_ * sky_.at(p, hit.normal, hit.part, around);
  double mirrored = 0;
  for (const LampLight& lamp : lamps_) {
    const double facing = hit.normal.dot(lamp.towards());
    if (facing <= 0) continue;
    const double light = lamp.at(p, hit.part, shelters_, around);
    scattered += light * facing;
    if (hit.gloss <= 0 || light <= 0) continue;
    const double mirror = std::max(0.0, hit.normal.dot((lamp.towards() + to_eye).normalized()));
    mirrored += light * std::pow(mirror, kShininess);
  }
  const double slant = std::max(0.0, 1 + light_.gradient.dot(p.head<2>()) / 1000);
  Radiance light = (hit.colour * static_cast<float>(scattered) + hit.gloss * static_cast<float>(mirrored)) *
                   static_cast<float>(slant);
  if (hit.part == kDeck) light += glare_at(p.head<2>());
  return light * tint_;
}

float Illumination::glare_at(const Vec2& p) const {
  double sum = 0;
  for (const Glare& glare : light_.glares) {
    const double apart2 = (p - glare.centre).squaredNorm();
    sum += glare.strength * std::exp(-apart2 / (glare.radius * glare.radius));
  }
  return static_cast<float>(sum);
}

}  // namespace ringside::drawing
