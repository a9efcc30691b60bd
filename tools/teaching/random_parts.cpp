// SPDX-License-Identifier: MIT
#include "teaching/random_parts.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "teaching/noise_bank.h"

namespace ringside::teaching {
namespace {

double luminance(const Paint& paint) { return static_cast<double>(paint[0] + paint[1] + paint[2]) / 3; }

Paint random_ditch(const Paint& deck, const Paint& rim, Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.18) return shaded(deck, dice.between(0.75, 1));
  if (kind < 0.3) return rim;
  if (kind < 0.45) return wood(dice);
  if (kind < 0.7) return nearly(dice, {28, 28, 30}, 22);
  return coloured(dice, {120, 255}, {50, 220});
}

}  // namespace

Paint random_deck_paint(Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.72) return wood(dice);
  if (kind < 0.82) return nearly(dice, {228, 230, 230}, 14);
  if (kind < 0.88) return nearly(dice, grey(dice.pick(std::vector<double>{30, 60, 120, 200})), 15);
  return coloured(dice, {60, 220}, {60, 255});
}

Paint random_ink(const Paint& ground, Dice& dice) {
  if (dice.chance(0.14)) return coloured(dice, {60, 255}, {30, 255});
  const bool dark = (luminance(ground) > 75) == dice.chance(0.92);
  return dark ? nearly(dice, {25, 25, 30}, 25) : nearly(dice, {215, 225, 230}, 25);
}

double random_ink_strength(Dice& dice) {
  if (dice.chance(0.03)) return 0;
  return dice.pick(std::vector<double>{1, 1, 0.95, 0.9, 0.8, 0.6, 0.4, 0.2});
}

Grain random_grain(Dice& dice, bool plain) {
  Grain grain;
  grain.tile = dice.count(0, NoiseBank::standard().count() - 1);
  grain.strength = plain ? 3 : dice.pick(std::vector<double>{0, 2, 4, 7, 12, 20, 30});
  grain.strength *= plain ? dice.between(0, 1) : dice.between(0.5, 1.2);
  grain.scale = dice.between(0.5, 2.5);
  grain.turn = dice.angle();
  grain.offset = dice.in_ring(0, 9);
  return grain;
}

Rim random_rim(const Deck& deck, Dice& dice) {
  Rim rim;
  rim.inner = deck.radius + dice.between(0.13, 0.24);
  rim.outer = rim.inner + dice.between(0.025, 0.11);
  rim.floor = -dice.between(0.03, 0.06);
  rim.top = rim.floor + dice.between(0.05, 0.15);
  rim.bottom = rim.floor - dice.between(0.015, 0.07);
  rim.top_paint = dice.chance(0.2)   ? deck.paint
                  : dice.chance(0.5) ? wood(dice)
                  : dice.chance(0.6) ? nearly(dice, {25, 25, 30}, 18)
                                     : coloured(dice, {30, 230}, {30, 220});
  rim.wall = shaded(rim.top_paint, dice.between(0.4, 1));
  rim.side = shaded(rim.top_paint, dice.between(0.45, 0.95));
  rim.ditch = random_ditch(deck.paint, rim.top_paint, dice);
  rim.glint = dice.chance(0.5);
  return rim;
}

PegLook random_peg_look(const Paint& ground, Dice& dice) {
  PegLook peg;
  peg.radius = dice.between(0.0085, 0.0155);
  peg.height = dice.between(0.035, 0.075);
  const double kind = dice.between(0, 1);
  peg.side = kind < 0.68   ? nearly(dice, {22, 22, 24}, 16)
             : kind < 0.8  ? nearly(dice, {60, 130, 170}, 25)
             : kind < 0.9  ? nearly(dice, ground, 30)
             : kind < 0.96 ? nearly(dice, {200, 205, 205}, 25)
                           : coloured(dice);
  peg.top = nearly(dice, peg.side, 10);
  peg.top += Paint::all(static_cast<float>(dice.between(0, 45)));
  peg.top = shaded(peg.top, dice.between(1, 1.6));
  peg.glint = dice.chance(0.4);
  return peg;
}

std::vector<Vec2> pegs_on_circle(int count, double radius, double turn) {
  std::vector<Vec2> pegs;
  for (int i = 0; i < count; ++i) pegs.push_back(radius * direction(turn + i * 2 * kPi / count));
  return pegs;
}

}  // namespace ringside::teaching
