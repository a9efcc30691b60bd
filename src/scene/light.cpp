// SPDX-License-Identifier: MIT
#include "scene/light.h"

#include <array>
#include <cmath>

namespace ringside {
namespace {

constexpr int kWays = 8;
// Lamps lower than the first throw shadows of more than two discs' heights; between both and above them a mix
// of two is as bright to a few per cent.
constexpr std::array kHeightsDeg{25.0, 50.0};
constexpr int kLamps = static_cast<int>(kHeightsDeg.size()) * kWays + 1, kSky = kLamps;
static_assert(kLights == kLamps + 1 && kLights <= LightLanes::kCount);

// Towards the lamps in both rings and the one right above; a level surface is lit by 1.
LightLanes made_lanes() {
  constexpr float kBeyondReach = 1e12F;
  LightLanes out{};
  for (int i = 0; i < LightLanes::kCount; ++i) {
    Vec2 slope = Vec2::Zero();
    if (i < kLamps - 1)
      slope = direction(2 * kPi * (i % kWays) / kWays) /
              std::tan(radians(kHeightsDeg[static_cast<std::size_t>(i / kWays)]));
    out.x[i] = static_cast<float>(slope.x());
    out.y[i] = static_cast<float>(slope.y());
    out.z[i] = i < kLamps ? 1 : i == kSky ? 0.5F : 0;
    out.level[i] = i < kLamps ? 0 : i == kSky ? 0.5F : 1;
    out.slope2[i] = i < kLamps ? static_cast<float>(slope.squaredNorm()) : kBeyondReach;
    out.up_per_along[i] = i < kLamps - 1 ? static_cast<float>(-1 / slope.squaredNorm()) : 0;
  }
  return out;
}

}  // namespace

const LightLanes& light_lanes() {
  static const LightLanes kLanes = made_lanes();
  return kLanes;
}

LightShares brighter_by(const Vec3& normal) {
  const Eigen::Vector3f n = normal.cast<float>();
  LightShares out;
  for (int i = 0; i < kLights; ++i) out[i] = added_by(light_lanes(), i, n.x(), n.y(), n.z());
  return out;
}

Caster caster(const Vec2& centre, const DiscShape& shape) {
  return {static_cast<float>(centre.x()), static_cast<float>(centre.y()), static_cast<float>(shape.radius),
          static_cast<float>(shape.edge_rounding), static_cast<float>(shape.height - shape.edge_rounding)};
}

LightShares kept_by_disc(const Vec2& from_base, const DiscShape& shape) {
  const Caster disc = caster(Vec2::Zero(), shape);
  LightShares out;
  for (int i = 0; i < kLights; ++i)
    out[i] =
        kept_by(light_lanes(), i, disc, static_cast<float>(from_base.x()), static_cast<float>(from_base.y()));
  return out;
}

double hidden_sky(double distance, const DiscShape& shape) {
  return hidden_by(caster(Vec2::Zero(), shape), static_cast<float>(distance));
}

}  // namespace ringside
