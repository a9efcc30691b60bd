// SPDX-License-Identifier: MIT
#include "teaching/round_thing.h"

#include <algorithm>

#include "teaching/decals.h"
#include "teaching/random_parts.h"

namespace ringside::teaching {
namespace {

Paint any_paint(Dice& dice) {
  return dice.chance(0.4) ? grey(dice.between(10, 250)) : random_deck_paint(dice);
}

// A thing with one rim of any height and no more.
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

// Bands from the edge to the middle, of two or many paints.
void add_bands(BoardLook& thing, int count, Dice& dice) {
  const bool even = dice.chance(0.6), two = dice.chance(0.5);
  const Paint a = any_paint(dice), b = any_paint(dice);
  std::vector<double> radii;
  for (int i = 0; i < count; ++i) radii.push_back(even ? 1.0 * (count - i) / count : dice.between(0.06, 1));
  std::sort(radii.rbegin(), radii.rend());
  for (std::size_t i = 0; i < radii.size(); ++i)
    thing.deck.zones.push_back({radii[i], two ? (i % 2 == 0 ? a : b) : any_paint(dice)});
}

void make_clock(BoardLook& thing, Dice& dice) {
  if (dice.chance(0.4)) add_rings(thing, dice.count(1, 3), {0.4, 1}, dice);
  thing.deck.spokes.push_back({.count = dice.chance(0.5) ? 12 : 60,
                               .from = dice.between(0.8, 0.95),
                               .to = 1,
                               .width = line_width(dice)});
  if (dice.chance(0.8))
    thing.deck.decal = dial_decal(dice.between(0.65, 0.85), dice.chance(0.8) ? 12 : 4, dice);
  if (thing.deck.decal.empty()) thing.deck.decal = cv::Mat4b::zeros(384, 384);
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

void make_plate(BoardLook& thing, Dice& dice) {
  thing.deck.paint = dice.chance(0.6) ? grey(dice.between(150, 250)) : any_paint(dice);
  const double well = dice.between(0.55, 0.8);
  thing.deck.zones = {{1, thing.deck.paint},
                      {well + 0.04, shaded(thing.deck.paint, dice.between(0.75, 0.97))},
                      {well, nearly(dice, thing.deck.paint, 10)}};
  add_rings(thing, dice.count(0, 4), {well, 1}, dice);
  if (dice.chance(0.4)) thing.deck.decal = dial_decal(dice.between(0.3, 0.9), dice.count(6, 30), dice);
  thing.rim.none = dice.chance(0.7);
  thing.rim.bottom = -dice.between(0.01, 0.12);
}

void make_wheel(BoardLook& thing, Dice& dice) {
  const double tyre = dice.between(0.6, 0.9);
  thing.deck.zones = {{1.1, grey(dice.between(15, 60))}, {tyre, any_paint(dice)}};
  const double hub = dice.between(0.08, 0.3);
  thing.deck.spokes.push_back(
      {.count = dice.count(3, 20), .from = hub, .to = tyre, .width = dice.between(0.01, 0.2)});
  thing.deck.zones.push_back({hub, any_paint(dice)});
  add_rings(thing, dice.count(1, 3), {hub, tyre}, dice);
  if (dice.chance(0.5))
    thing.pegs = pegs_on_circle(dice.count(3, 6), hub * dice.between(0.5, 1.6), dice.angle());
}

void make_drum(BoardLook& thing, Dice& dice) {
  thing.deck.paint = dice.chance(0.7) ? nearly(dice, {225, 232, 235}, 20) : any_paint(dice);
  add_rings(thing, dice.count(0, 2), {0.2, 0.95}, dice);
  thing.rim.none = false;
  thing.rim.inner = thing.deck.radius;
  thing.rim.bottom = -dice.between(0.2, 1);
  thing.pegs = pegs_on_circle(dice.count(5, 12), dice.between(1.0, 1.06), dice.angle());
}

void make_compass(BoardLook& thing, Dice& dice) {
  thing.deck.decal = dial_decal(dice.between(0.7, 0.9), dice.pick(std::vector<int>{4, 8, 12, 36}), dice);
  for (int i = dice.count(1, 3); i > 0; --i) {
    const double outer = dice.between(0.4, 0.9);
    add_star(thing.deck.decal, dice.pick(std::vector<int>{4, 8, 16}), outer * dice.between(0.1, 0.4), outer,
             dice.angle(), any_paint(dice));
  }
  thing.deck.spokes.push_back({.count = dice.pick(std::vector<int>{36, 72, 120}),
                               .from = 0.92,
                               .to = 1,
                               .width = line_width(dice) / 2});
  add_rings(thing, dice.count(1, 4), {0.2, 1}, dice);
}

void make_target(BoardLook& thing, Dice& dice) {
  add_bands(thing, dice.count(2, 10), dice);
  if (dice.chance(0.5)) {
    for (const Zone& zone : thing.deck.zones) thing.deck.rings.push_back({zone.radius, 0.006});
  }
  if (dice.chance(0.4)) thing.deck.decal = dial_decal(dice.between(0.1, 0.9), 4, dice);
}

// Lines of any proportion, with dots or pegs, but never those of a board.
void make_rings(BoardLook& thing, Dice& dice) {
  add_rings(thing, dice.count(1, 6), {0.08, 1}, dice);
  if (dice.chance(0.5))
    thing.deck.spokes.push_back(
        {.count = dice.count(2, 24), .from = dice.between(0, 0.8), .to = 1, .width = line_width(dice)});
  if (dice.chance(0.6)) {
    const bool far_out = dice.chance(0.4);
    const int count = far_out ? dice.count(3, 24) : dice.pick(std::vector<int>{2, 3, 4, 5, 6, 12, 16, 20});
    thing.pegs =
        pegs_on_circle(count, far_out ? dice.between(0.55, 1) : dice.between(0.1, 0.5), dice.angle());
    if (dice.chance(0.5)) thing.peg.height = 0;  // dots
    thing.peg.radius *= dice.between(0.8, 3);
  }
}

// Roulette, lazy susans with things on them, round tables with mats: sectors, dots, discs.
void make_game(BoardLook& thing, Dice& dice) {
  add_bands(thing, dice.count(0, 3), dice);
  Sectors sectors{.count = dice.pick(std::vector<int>{4, 6, 8, 12, 16, 20, 24, 36}),
                  .from = dice.between(0, 0.8),
                  .to = dice.between(0.85, 1),
                  .opacity = dice.between(0.4, 1)};
  sectors.paint = any_paint(dice);
  thing.deck.sectors.push_back(sectors);
  add_rings(thing, dice.count(0, 3), {0.1, 1}, dice);
  add_random_discs(thing, dice);
}

}  // namespace

BoardLook random_round_thing(RoundThing kind, Dice& dice) {
  BoardLook thing = plain_thing(dice);
  switch (kind) {
    case RoundThing::kClock:
      make_clock(thing, dice);
      break;
    case RoundThing::kDartboard:
      make_dartboard(thing, dice);
      break;
    case RoundThing::kPlate:
      make_plate(thing, dice);
      break;
    case RoundThing::kWheel:
      make_wheel(thing, dice);
      break;
    case RoundThing::kDrum:
      make_drum(thing, dice);
      break;
    case RoundThing::kCompass:
      make_compass(thing, dice);
      break;
    case RoundThing::kTarget:
      make_target(thing, dice);
      break;
    case RoundThing::kRings:
      make_rings(thing, dice);
      break;
    case RoundThing::kGame:
      make_game(thing, dice);
      break;
  }
  if (dice.chance(0.25)) {
    thing.deck.hole.radius = dice.between(0.02, 0.12);
    thing.deck.hole.paint = any_paint(dice);
    thing.deck.hole.edge = dice.between(0, 0.7);
  }
  return thing;
}

}  // namespace ringside::teaching
