// SPDX-License-Identifier: MIT
#include "plans/coloured_zones.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "plans/ranges.h"

namespace ringside::plans {
namespace {

using namespace drawing;

const std::vector<Colour> kPaints{{150, 58, 44},  {44, 84, 58},    {36, 56, 102},  {92, 60, 40},
                                  {208, 168, 70}, {232, 220, 192}, {192, 112, 74}, {140, 138, 132}};

// What makers set beside each other: colours that nobody has to look for.
constexpr double kLeastStep = 60, kLeastInkStep = 80;  // distance in display values

double distance(const Colour& a, const Colour& b) {
  return std::hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);
}

bool is_same(const Colour& a, const Colour& b) { return distance(a, b) == 0; }

// Of the zones of 5, 10 and 15: each as the one around it, as the bare deck, or painted.
using ZoneColours = std::array<Colour, 3>;

ZoneColours choose_colours(Dice& dice, const Colour& deck, const Colour& ink) {
  ZoneColours zones{deck, deck, deck};
  Colour around = deck;
  for (Colour& zone : zones) {
    std::vector<Colour> paints = kPaints;
    std::erase_if(paints, [&](const Colour& paint) {
      return distance(paint, around) < kLeastStep || distance(paint, ink) < kLeastInkStep;
    });
    zone = dice.chance(0.3) ? around : deck;
    if (!paints.empty() && dice.chance(0.6)) zone = dice.pick(paints);
    around = zone;
  }
  return zones;
}

bool is_plain(const ZoneColours& zones, const Colour& deck) {
  return std::all_of(zones.begin(), zones.end(), [&](const Colour& zone) { return is_same(zone, deck); });
}

}  // namespace

void paint_zones(Dice& dice, Board& board) {
  const Colour deck = board.deck.colour, ink = board.lines[0].colour;
  ZoneColours zones = choose_colours(dice, deck, ink);
  while (is_plain(zones, deck)) zones = choose_colours(dice, deck, ink);
  const bool with_lines = dice.chance(0.5);
  std::vector<Line> paint;  // from the outside in, each deeper than its zone: the next covers the rest
  Colour around = deck;
  for (std::size_t i = 0; i < zones.size(); ++i) {
    Line& border = board.lines[zones.size() - 1 - i];
    if (is_same(zones[i], around) && is_same(around, deck)) continue;
    paint.push_back(painted_zone(border, std::min(border.radius, kRingWidth.max), zones[i]));
    if (!with_lines && !is_same(zones[i], around)) border.width = 0;
    around = zones[i];
  }
  board.decoration.insert(board.decoration.begin(), paint.begin(), paint.end());
}

}  // namespace ringside::plans
