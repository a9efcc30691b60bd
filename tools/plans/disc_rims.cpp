// SPDX-License-Identifier: MIT
#include "plans/disc_rims.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace ringside::plans {
namespace {

using namespace drawing;

// Shades are chosen by light; colours are those of a display.
constexpr double kDisplayGamma = 2.2;

const Colour kMaple{214, 180, 128};  // what wears bare
const std::vector<Colour> kStains{{96, 44, 26},   {150, 46, 36}, {40, 60, 110},  {36, 84, 58},
                                  {196, 150, 60}, {34, 30, 28},  {226, 212, 184}};
constexpr double kLeastOtherHue = 60;  // of a stain from the face, display values: less is no other hue

double luma(const Colour& c) { return 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue; }

double apart(const Colour& a, const Colour& b) {
  return std::hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);
}

// The colour of something that gives so many times a colour's light, by channel.
Colour lit(const Colour& colour, double red, double green, double blue) {
  const auto channel = [](double value, double times) {
    return std::clamp(value * std::pow(times, 1 / kDisplayGamma), 0.0, 255.0);
  };
  return {channel(colour.red, red), channel(colour.green, green), channel(colour.blue, blue)};
}

Colour lit(const Colour& colour, double times) { return lit(colour, times, times, times); }

Colour mixed(const Colour& a, const Colour& b, double share) {
  return {std::lerp(a.red, b.red, share), std::lerp(a.green, b.green, share),
          std::lerp(a.blue, b.blue, share)};
}

// Red is burnt away last.
Colour burnt(Dice& dice, const Colour& face) {
  const double light = dice.between(0.25, 0.6);
  return lit(face, 1.1 * light, light, 0.8 * light);
}

Colour stained(Dice& dice, const Colour& face) {
  std::vector<Colour> stains = kStains;
  std::erase_if(stains, [&](const Colour& stain) { return apart(stain, face) < kLeastOtherHue; });
  return dice.pick(stains);
}

// Half as much light again is nothing on black: there the wood under the paint comes through.
Colour worn(Dice& dice, const Colour& face) {
  constexpr double kDark = 80;
  const double light = dice.between(1.1, 1.5), bare = dice.between(0.15, 0.6);
  return luma(face) < kDark && dice.chance(0.7) ? mixed(face, kMaple, bare) : lit(face, light);
}

std::optional<Colour> rim_colour(Dice& dice, const Colour& face, const Colour& deck) {
  const double what = dice.between(0, 1);
  if (what < 0.2) return std::nullopt;
  if (what < 0.52) return burnt(dice, face);
  if (what < 0.72) return stained(dice, face);
  if (what < 0.92) return worn(dice, face);
  return deck;
}

DiscRing random_ring(Dice& dice, const Disc& disc) {
  const double outer = face_radius(disc) - (dice.chance(0.4) ? 0 : dice.between(0.3, 1.5));
  return {outer - dice.between(0.6, 2.5), outer, stained(dice, disc.material.colour)};
}

// What all discs of a side have in common.
struct RimStyle {
  Disc pattern;
  double spread;  // of the rim's light from disc to disc, a share
};

RimStyle random_style(Dice& dice, Disc disc, const Board& board) {
  disc.edge_rounding = dice.between(0.5, 2);
  const Bevel bevel{dice.between(0.5, 2), dice.between(30, 60)};
  if (dice.chance(0.6)) disc.bevel = bevel;
  if (const auto colour = rim_colour(dice, disc.material.colour, board.deck.colour))
    disc.rim = DiscRim{*colour, dice.chance(0.5) ? 0 : dice.between(0, 1.5)};
  if (dice.chance(0.15)) disc.rings = {random_ring(dice, disc)};
  return {disc, dice.chance(0.5) ? 0.1 : 0};
}

}  // namespace

void turn_rims(Dice& dice, const Board& board, std::vector<Disc>& discs) {
  std::map<std::string, RimStyle> styles;
  for (Disc& disc : discs) {
    if (!styles.contains(disc.team)) styles.emplace(disc.team, random_style(dice, disc, board));
    const RimStyle& style = styles.at(disc.team);
    disc.edge_rounding = style.pattern.edge_rounding;
    disc.bevel = style.pattern.bevel;
    disc.rim = style.pattern.rim;
    disc.rings = style.pattern.rings;
    const double light = 1 + dice.between(-style.spread, style.spread);
    if (disc.rim) disc.rim->colour = lit(disc.rim->colour, light);
  }
}

}  // namespace ringside::plans
