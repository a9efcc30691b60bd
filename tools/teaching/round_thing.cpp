// SPDX-License-Identifier: MIT
#include "teaching/round_thing.h"

#include <algorithm>

#include "teaching/decals.h"
#include "teaching/dials.h"
#include "teaching/random_parts.h"
#include "teaching/round_parts.h"

namespace ringside::teaching {
namespace {

void make_plate(BoardLook& thing, Dice& dice) {
  thing.deck.paint = dice.chance(0.6) ? grey(dice.between(150, 250)) : any_paint(dice);
  const double well = dice.between(0.55, 0.8);
  thing.deck.zones = {{1, thing.deck.paint},
                      {well + 0.04, shaded(thing.deck.paint, dice.between(0.75, 0.97))},
                      {well, nearly(dice, thing.deck.paint, 10)}};
  add_rings(thing, dice.count(0, 4), {well, 1}, dice);
  const int numerals = dice.count(6, 30);
  if (dice.chance(0.4)) thing.deck.decal = dial_decal(dice.between(0.3, 0.9), numerals, dice);
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
  if (dice.chance(0.5)) add_pegs(thing, {3, 6}, {0.5 * hub, 1.6 * hub}, dice);
}

void make_drum(BoardLook& thing, Dice& dice) {
  thing.deck.paint = dice.chance(0.7) ? nearly(dice, {225, 232, 235}, 20) : any_paint(dice);
  add_rings(thing, dice.count(0, 2), {0.2, 0.95}, dice);
  thing.rim.none = false;
  thing.rim.inner = thing.deck.radius;
  thing.rim.bottom = -dice.between(0.2, 1);
  add_pegs(thing, {5, 12}, {1.0, 1.06}, dice);
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
    // Eight so near to the middle would be a board's.
    const int count = far_out ? dice.count(3, 24) : dice.pick(std::vector<int>{2, 3, 4, 5, 6, 12, 16, 20});
    add_pegs(thing, {count, count}, far_out ? Span{0.55, 1} : Span{0.1, 0.5}, dice);
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
