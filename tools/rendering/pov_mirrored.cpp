// SPDX-License-Identifier: MIT
#include "rendering/pov_mirrored.h"

#include <algorithm>
#include <cmath>

#include "rendering/pov_sources.h"

namespace ringside::rendering {
namespace {

using drawing::Glare;
using drawing::Lamp;
using drawing::Radiance;

// A bright round thing that fades towards its edge (1/e at the radius).
std::string bright_patch(const Vec3& centre, const Vec3& facing, double radius, const Radiance& light) {
  return pov("disc{<0,0,0>,", facing, ",2.6 pigment{function{exp(-x*x-y*y-z*z)} color_map{[0 ", light,
             " transmit 1][1 ", light, "]}} finish{ambient 0 diffuse 0 emission 1} scale ", radius,
             " translate ", centre, " no_shadow no_image}\n");
}

// Added light in the middle of what is mirrored: lamp.share times the material's gloss.
std::string lamp_patch(const Lamp& lamp, const Radiance& full) {
  constexpr double kBlur = 5;  // degrees, by surfaces that are never quite even
  const Vec3 towards = lamp.towards.normalized();
  const double radius = kFar * std::tan(radians(lamp.radius_deg + kBlur));
  const double brightness = lamp.share / towards.z() / mirror_of(1);
  return bright_patch(kFar * towards, towards, radius, full * static_cast<float>(brightness));
}

// Overhead, where the eye sees it mirrored in the deck at the glare's place and size.
std::string glare_patch(const Glare& glare, const Vec3& eye, double mirror, double height) {
  const double magnification = (eye.z() + height) / eye.z();
  const Vec2 centre = eye.head<2>() + magnification * (glare.centre - eye.head<2>());
  const Radiance light = Radiance::Constant(static_cast<float>(glare.strength * kExposure / mirror));
  return bright_patch({centre.x(), centre.y(), height}, Vec3::UnitZ(), magnification * glare.radius, light);
}

}  // namespace

std::string mirrored_lights(const drawing::Scene& scene, const Vec3& eye, const Palette& palette) {
  const Radiance full = full_light(scene.light, palette);
  std::string text;
  for (const Lamp& lamp : scene.light.lamps) text += lamp_patch(lamp, full);
  double height = 1500;  // mm, over all that stands on a board; one patch over the other
  for (const Glare& glare : scene.light.glares) {
    text += glare_patch(glare, eye, deck_mirror(scene), height);
    height += 10;
  }
  return text;
}

double deck_mirror(const drawing::Scene& scene) {
  constexpr double kLeastForGlare = 0.02;
  const double varnish = mirror_of(scene.board.deck.gloss);
  return scene.light.glares.empty() ? varnish : std::max(varnish, kLeastForGlare);
}

}  // namespace ringside::rendering
