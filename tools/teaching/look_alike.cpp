// SPDX-License-Identifier: MIT
#include "teaching/look_alike.h"

#include <algorithm>

#include "teaching/decals.h"
#include "teaching/random_parts.h"
#include "teaching/round_parts.h"

namespace ringside::teaching {
namespace {

constexpr int kEightDots = 8;

struct Lines {
  double inner, middle;
};

// As boards have them (random_board.cpp).
Lines add_circles_of_board(BoardLook& thing, Dice& dice) {
  const bool usual = dice.chance(0.45);
  const Lines lines{usual ? 1 / 3.0 : dice.between(0.295, 0.375), usual ? 2 / 3.0 : dice.between(0.62, 0.75)};
  const double width = dice.pick(std::vector<double>{0.004, 0.0055, 0.007, 0.009, 0.0115, 0.02});
  const double spread = dice.chance(0.6) ? 1.2 : 2.5;
  for (const double radius : {lines.inner, lines.middle, 1.0})
    thing.deck.rings.push_back({radius, width * dice.between(1 / spread, spread)});
  return lines;
}

// Of plates and dials: wells, bands and rims from the middle to the edge.
void add_body_of_thing(BoardLook& thing, const Lines& lines, Dice& dice) {
  thing.deck.radius = dice.chance(0.3) ? dice.between(1.0, 1.12) : dice.between(1.12, 1.8);
  thing.deck.paint = dice.chance(0.5) ? grey(dice.between(60, 240)) : any_paint(dice);
  thing.deck.ink = random_ink(thing.deck.paint, dice);
  thing.deck.ink_strength = random_ink_strength(dice);
  thing.rim.inner = thing.deck.radius + dice.between(0, 0.1);
  thing.rim.outer = thing.rim.inner + dice.between(0.01, 0.16);
  thing.rim.none = dice.chance(0.5);
  if (dice.chance(0.35)) thing.deck.mirror = dice.between(0.1, 0.7);
  const double kind = dice.between(0, 1);
  if (kind < 0.35) {
    thing.deck.zones.push_back({1.0, nearly(dice, thing.deck.paint, dice.between(10, 90))});
    thing.deck.zones.push_back({lines.middle, nearly(dice, thing.deck.paint, dice.between(10, 90))});
    thing.deck.zones.push_back({lines.inner, nearly(dice, thing.deck.paint, dice.between(10, 90))});
  } else if (kind < 0.5) {
    add_bands(thing, dice.count(2, 8), dice);
  }
}

void add_cross(BoardLook& thing, const Lines& lines) {
  thing.deck.spokes.push_back(
      {.count = 4, .from = lines.middle, .to = 1, .width = thing.deck.rings[0].width, .turn = kPi / 4});
}

void add_some_hole(BoardLook& thing, Span radii, Dice& dice) {
  thing.deck.hole.radius = dice.between(radii.low, radii.high);
  thing.deck.hole.paint = dice.chance(0.5) ? nearly(dice, {18, 20, 24}, 16) : any_paint(dice);
  thing.deck.hole.edge = dice.between(0, 0.7);
}

void add_other_spokes(BoardLook& thing, Dice& dice) {
  const double from = dice.between(0, 0.9);
  thing.deck.spokes.push_back({.count = dice.pick(std::vector<int>{2, 3, 5, 6, 8, 12, 16, 24, 60}),
                               .from = from,
                               .to = dice.between(from + 0.08, 1.1),
                               .width = line_width(dice),
                               .turn = dice.angle()});
}

void add_more_rings(BoardLook& thing, Dice& dice) {
  const double width = thing.deck.rings[0].width;
  for (int i = dice.count(1, 5); i > 0; --i)
    thing.deck.rings.push_back(
        {dice.chance(0.5) ? dice.between(0.15, 1) : dice.between(1.04, 1.35), width * dice.between(0.7, 2)});
  thing.deck.radius = std::max(thing.deck.radius, dice.between(1.2, 1.6));
  thing.rim.inner = std::max(thing.rim.inner, thing.deck.radius);
  thing.rim.outer = std::max(thing.rim.outer, thing.rim.inner + 0.02);
}

void add_other_pegs(BoardLook& thing, const Lines& lines, Dice& dice) {
  const int count = dice.pick(std::vector<int>{3, 4, 5, 6, 7, 9, 10, 12, 16});
  const double radius = dice.chance(0.6) ? lines.inner : dice.between(0.1, 1.05);
  add_pegs(thing, {count, count}, {radius, radius}, dice);
  if (dice.chance(0.4)) thing.peg.height = 0;
  thing.peg.radius *= dice.between(0.8, 2.5);
}

// Eight dots where a board's pegs stand.
void add_dots(BoardLook& thing, const Lines& lines, Dice& dice) {
  thing.pegs = pegs_on_circle(kEightDots, lines.inner, kPi / kEightDots);
  thing.peg.height = 0;
  thing.peg.radius *= dice.between(0.7, 1.3);
}

}  // namespace

BoardLook random_look_alike(Dice& dice) {
  BoardLook thing = plain_thing(dice);
  const Lines lines = add_circles_of_board(thing, dice);
  add_body_of_thing(thing, lines, dice);
  const double likeness = dice.between(0, 1);  // from three circles to a board's whole print on a plate
  const bool cross = dice.chance(likeness), dots = dice.chance(likeness), hole = dice.chance(likeness);
  if (cross) add_cross(thing, lines);
  if (dots) add_dots(thing, lines, dice);
  if (hole) add_some_hole(thing, dice.chance(0.6) ? Span{0.052, 0.066} : Span{0.02, 0.15}, dice);
  // The more it has of a board, the more it has of something else.
  const double others = cross ? 0.75 : 0.4;
  const bool rings = dice.chance(others) || (cross && (dots || hole)),
             writing = dice.chance(others) || (cross && dots);
  if (rings) add_more_rings(thing, dice);
  if (writing) thing.deck.decal = dial_decal(dice.between(0.3, 0.95), dice.count(4, 30), dice);
  if (!dots && dice.chance(0.4)) add_other_pegs(thing, lines, dice);
  const bool plain_cross = cross && !rings && !writing;
  if (plain_cross || dice.chance(0.35)) add_other_spokes(thing, dice);
  return thing;
}

}  // namespace ringside::teaching
