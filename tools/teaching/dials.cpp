// SPDX-License-Identifier: MIT
#include "teaching/dials.h"

#include "teaching/decals.h"
#include "teaching/round_parts.h"

namespace ringside::teaching {

void make_clock(BoardLook& thing, Dice& dice) {
  if (dice.chance(0.4)) add_rings(thing, dice.count(1, 3), {0.4, 1}, dice);
  thing.deck.spokes.push_back({.count = dice.chance(0.5) ? 12 : 60,
                               .from = dice.between(0.8, 0.95),
                               .to = 1,
                               .width = line_width(dice)});
  const int numerals = dice.chance(0.8) ? 12 : 4;
  if (dice.chance(0.8)) thing.deck.decal = dial_decal(dice.between(0.65, 0.85), numerals, dice);
  if (thing.deck.decal.empty()) thing.deck.decal = blank_decal();
  add_hands(thing.deck.decal, dice.count(1, 3), dice);
}

void make_dartboard(BoardLook& thing, Dice& dice) {
  const double outer = dice.between(0.72, 0.8), thin = outer * dice.between(0.04, 0.1),
               middle = outer * dice.between(0.55, 0.65);
  thing.deck.paint = dice.chance(0.7) ? grey(dice.between(10, 50)) : any_paint(dice);
  const Paint light = nearly(dice, {180, 215, 235}, 25), red = nearly(dice, {40, 40, 190}, 30),
              green = nearly(dice, {60, 120, 30}, 30);
  thing.deck.zones = {{outer, light}};
  const int count = dice.pick(std::vector<int>{12, 20, 20, 20});
  const double turn = kPi / count;
  thing.deck.sectors = {{count, 0.1, outer, turn, 1, grey(dice.between(10, 40))},
                        {count, outer - thin, outer, turn, 1, red},
                        {count, middle - thin, middle, turn, 1, red},
                        {count, outer - thin, outer, turn + 2 * kPi / count, 1, green},
                        {count, middle - thin, middle, turn + 2 * kPi / count, 1, green}};
  for (const double radius : {outer, outer - thin, middle, middle - thin, 0.09, 0.04})
    thing.deck.rings.push_back({radius, 0.006});
  thing.deck.spokes.push_back({.count = count, .from = 0.09, .to = outer, .width = 0.006, .turn = turn});
  thing.deck.ink = grey(dice.between(120, 230));
  if (dice.chance(0.85)) thing.deck.decal = dial_decal(0.5 * (outer + 1), count, dice);
}

void make_compass(BoardLook& thing, Dice& dice) {
  const int numerals = dice.pick(std::vector<int>{4, 8, 12, 36});
  thing.deck.decal = dial_decal(dice.between(0.7, 0.9), numerals, dice);
  for (int i = dice.count(1, 3); i > 0; --i) {
    const double outer = dice.between(0.4, 0.9);
    const int points = dice.pick(std::vector<int>{4, 8, 16});
    const double inner = outer * dice.between(0.1, 0.4), turn = dice.angle();
    add_star(thing.deck.decal, points, inner, outer, turn, any_paint(dice));
  }
  thing.deck.spokes.push_back({.count = dice.pick(std::vector<int>{36, 72, 120}),
                               .from = 0.92,
                               .to = 1,
                               .width = line_width(dice) / 2});
  add_rings(thing, dice.count(1, 4), {0.2, 1}, dice);
}

}  // namespace ringside::teaching
