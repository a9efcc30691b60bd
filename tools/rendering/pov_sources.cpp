// SPDX-License-Identifier: MIT
#include "rendering/pov_sources.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace ringside::rendering {
namespace {

using drawing::Lamp;
using drawing::Light;
using drawing::Radiance;

// A lamp of POV-Ray's.
struct Source {
  Vec3 place;
  Radiance light;
  std::string shadow;  // words that say what kind of shadow it casts
};

// Shares of the sky's light: straight from above, from low on all sides, and from everywhere.
constexpr double kFromAbove = 0.7;
constexpr double kFromSides = 0.15;
constexpr double kFromEverywhere = 1 - kFromAbove - kFromSides;

Radiance scaled(const Radiance& light, double factor) { return light * static_cast<float>(factor); }

// Of the light, what lamps leave.
double sky_share(const Light& light) {
  return std::max(0.0, std::accumulate(light.lamps.begin(), light.lamps.end(), 1.0,
                                       [](double left, const Lamp& lamp) { return left - lamp.share; }));
}

// POV-Ray's light falls off with the cosine of its slant, so a slanted lamp is the stronger.
Source lamp_source(const Lamp& lamp, const Radiance& full) {
  const Vec3 towards = lamp.towards.normalized();
  const double width = 2 * kFar * std::tan(radians(lamp.radius_deg));
  const std::string disc =
      pov("area_light ", Vec3(width, 0, 0), ",", Vec3(0, width, 0), ",7,7 adaptive 0 circular orient");
  return {kFar * towards, scaled(full, lamp.share / towards.z()), width > 0 ? disc : ""};
}

// An even sky that discs and walls keep from their foot: 25 lamps in a square overhead. The square is turned
// so that a straight wall hides one lamp after the other and not whole rows.
Source sky_square(const Radiance& light) {
  constexpr double kWidth = 3 * kFar;  // its edges stand 34 degrees over the horizon
  const Vec2 side = kWidth * direction(std::atan(0.2));
  return {
      {0, 0, kFar},
      light,
      pov("area_light ", Vec3(side.x(), side.y(), 0), ",", Vec3(-side.y(), side.x(), 0), ",5,5 adaptive 1")};
}

Source sky_point(const Vec3& towards, const Radiance& light) { return {kFar * towards, light, "shadowless"}; }

std::vector<Source> sky_sources(double contact, const Radiance& sky) {
  constexpr int kSides = 3;
  constexpr double kElevation = 0.45;  // radians
  const double shadowed = std::clamp(contact, 0.0, 1.0);
  std::vector<Source> sources;
  if (shadowed > 0) sources.push_back(sky_square(scaled(sky, kFromAbove * shadowed)));
  if (shadowed < 1) sources.push_back(sky_point(Vec3::UnitZ(), scaled(sky, kFromAbove * (1 - shadowed))));
  for (int i = 0; i < kSides; ++i) {
    const Vec2 side = std::cos(kElevation) * direction(2 * kPi * (i + 0.25) / kSides);
    sources.push_back(sky_point({side.x(), side.y(), std::sin(kElevation)},
                                scaled(sky, kFromSides / kSides / std::sin(kElevation))));
  }
  return sources;
}

std::string source_text(const Source& source) {
  return pov("light_source{", source.place, ",", source.light, " ", source.shadow, "}\n");
}

}  // namespace

Radiance full_light(const Light& light, const Palette& palette) {
  return scaled(palette.light_of(light.tint), kExposure);
}

std::string lamps_and_sky(const Light& light, const Palette& palette) {
  const Radiance full = full_light(light, palette);
  const Radiance sky = scaled(full, sky_share(light));
  std::string text = pov("global_settings{ambient_light ", scaled(sky, kFromEverywhere), "}\n");
  for (const Source& source : sky_sources(light.contact, sky)) text += source_text(source);
  for (const Lamp& lamp : light.lamps) text += source_text(lamp_source(lamp, full));
  return text;
}

}  // namespace ringside::rendering
