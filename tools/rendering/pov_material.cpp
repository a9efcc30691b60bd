// SPDX-License-Identifier: MIT
#include "rendering/pov_material.h"

#include <algorithm>

#include "drawing/noise.h"
#include "drawing/texture.h"

namespace ringside::rendering {
namespace {

using drawing::Colour;
using drawing::Grain;
using drawing::Material;
using drawing::Radiance;

// 0 to 1, the same for ever by seed and what it is for.
double chance(std::uint32_t seed, std::uint64_t use) {
  return static_cast<double>(drawing::mix(drawing::mix(use) ^ seed) >> 11) * 0x1p-53;
}

std::string finish(double mirror) {
  return mirror > 0 ? pov("finish{reflection{", mirror, "}}") : std::string();
}

// How the tree lay in the board that was sawn from it: its axis dips under the surface, so that growth rings
// come out as long arcs. Sizes in mm, chosen by eye beside photos of maple, oak and walnut decks.
std::string sawn(const Grain& grain) {
  const double dip = 2.3 + 1.7 * chance(grain.seed, 1);  // degrees
  const double depth = grain.spacing * (1.7 + 1.8 * chance(grain.seed, 2));
  const double aside = 160 * (chance(grain.seed, 3) - 0.5);
  return pov("scale ", Vec3(grain.spacing, grain.spacing, 18 * grain.spacing), " rotate y*", 90 + dip,
             " translate ", Vec3(0, aside, -depth));
}

// Each piece is cut from its own place in the noise.
std::string moved(std::uint32_t seed) {
  return pov("translate ",
             Vec3(900 * chance(seed, 4) - 450, 900 * chance(seed, 5) - 450, 900 * chance(seed, 6) - 450));
}

}  // namespace

Radiance Palette::light_of(const Colour& colour) const { return drawing::radiance_of(colour, gamma_); }

std::string Palette::texture(const Material& material) const {
  return texture(material, mirror_of(material.gloss));
}

std::string Palette::texture(const Material& material, double mirror) const {
  return pov("texture{pigment{", pigment(material), "} ", finish(mirror), "}");
}

std::string Palette::print(const Colour& colour, double mirror, double left) const {
  const std::string through = left == 1 ? "" : pov(" transmit ", 1 - left);
  return pov("texture{pigment{", light_of(colour), through, "} ", finish(mirror), "}");
}

std::string Palette::pigment(const Material& material) const {
  return material.grain.contrast == 0 ? pov(light_of(material.colour)) : wood(material);
}

// Rings, figure and fibres, each a swing about the material's colour that is even on the whole.
std::string Palette::wood(const Material& material) const {
  const Grain& grain = material.grain;
  const std::string rings =
      pov("wood turbulence <0.22,0.22,0.15> octaves 3 omega 0.4 ",
          colours(material, {{0, 0.45}, {0.5, 0.3}, {0.8, -0.5}, {0.93, -1.3}, {1, -0.9}}), sawn(grain));
  const std::string figure =
      pov("bozo ", colours(material, {{0.15, -1}, {0.85, 1}}), "scale <120,28,28> ", moved(grain.seed));
  const std::string fibres = pov("bozo turbulence 0.4 ", colours(material, {{0.2, -1}, {0.8, 1}}),
                                 "scale <36,1.1,1.1> ", moved(grain.seed + 1));
  return pov("average pigment_map{[0.45 ", rings, "][0.2 ", figure, "][0.35 ", fibres, "]} rotate z*",
             grain.angle_deg);
}

// stops: x = value of the pattern, y = swing from the material's colour, -1 dark to 1 light.
std::string Palette::colours(const Material& material, std::initializer_list<Vec2> stops) const {
  const Radiance base = light_of(material.colour);
  // Dark grain is redder than light grain.
  const Radiance swing = Radiance(0.85F, 1.0F, 1.25F) * static_cast<float>(gamma_ * material.grain.contrast);
  std::string map = "color_map{";
  for (const Vec2& stop : stops) {
    map +=
        pov("[", stop.x(), " ", Radiance(base * (1 + swing * static_cast<float>(stop.y())).max(0.0F)), "]");
  }
  return map + "} ";
}

}  // namespace ringside::rendering
