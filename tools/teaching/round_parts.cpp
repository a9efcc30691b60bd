// SPDX-License-Identifier: MIT
#include "teaching/round_parts.h"

#include <algorithm>

#include "teaching/random_parts.h"

namespace ringside::teaching {

Paint any_paint(Dice& dice) {
  return dice.chance(0.4) ? grey(dice.between(10, 250)) : random_deck_paint(dice);
}

BoardLook plain_thing(Dice& dice) {
  BoardLook thing;
  thing.is_board = false;
  thing.deck.radius = dice.between(1.0, 1.08);
  thing.deck.paint = any_paint(dice);
  thing.deck.grain = random_grain(dice, dice.chance(0.6));
  thing.deck.light = {dice.between(-0.2, 0.2), dice.between(-0.2, 0.2)};
  thing.deck.ink = random_ink(thing.deck.paint, dice);
  if (dice.chance(0.2)) thing.deck.mirror = dice.between(0.05, 0.6);
  thing.rim = random_rim(thing.deck, dice);
  thing.rim.floor = dice.between(-0.06, 0);
  thing.rim.inner = thing.deck.radius + dice.between(0, 0.2);
  thing.rim.outer = thing.rim.inner + dice.between(0.01, 0.16);
  thing.rim.top = dice.between(-0.03, 0.14);
  thing.rim.bottom = std::min(thing.rim.floor, thing.rim.top) - dice.between(0.01, 0.1);
  thing.rim.none = dice.chance(0.35);
  thing.shadow = dice.in_ring(0, 1.2);
  thing.shadow_strength = dice.chance(0.7) ? dice.between(0.1, 0.5) : 0;
  thing.peg = random_peg_look(thing.deck.paint, dice);
  return thing;
}

double line_width(Dice& dice) { return dice.pick(std::vector<double>{0.004, 0.007, 0.012, 0.02, 0.035}); }

void add_rings(BoardLook& thing, int count, Span radii, Dice& dice) {
  const double width = line_width(dice);
  for (int i = 0; i < count; ++i)
    thing.deck.rings.push_back({dice.between(radii.low, radii.high), width * dice.between(0.7, 2)});
}

void add_pegs(BoardLook& thing, std::pair<int, int> counts, Span radii, Dice& dice) {
  const int count = dice.count(counts.first, counts.second);
  const double radius = dice.between(radii.low, radii.high);
  thing.pegs = pegs_on_circle(count, radius, dice.angle());
}

void add_bands(BoardLook& thing, int count, Dice& dice) {
  const bool even = dice.chance(0.6), two = dice.chance(0.5);
  const Paint a = any_paint(dice), b = any_paint(dice);
  std::vector<double> radii;
  for (int i = 0; i < count; ++i) radii.push_back(even ? 1.0 * (count - i) / count : dice.between(0.06, 1));
  std::sort(radii.rbegin(), radii.rend());
  for (std::size_t i = 0; i < radii.size(); ++i)
    thing.deck.zones.push_back({radii[i], two ? (i % 2 == 0 ? a : b) : any_paint(dice)});
}

}  // namespace ringside::teaching
