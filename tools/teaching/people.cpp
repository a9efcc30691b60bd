// SPDX-License-Identifier: MIT
#include <algorithm>

#include "teaching/clutter.h"

namespace ringside::teaching {
namespace {

Paint clothes(Dice& dice) {
  return dice.chance(0.6) ? coloured(dice, {0, 255}, {10, 220}) : nearly(dice, {28, 28, 28}, 22);
}

Vec2 edge_point(const Canvas& canvas, Dice& dice) {
  const double w = canvas.picture().width, h = canvas.picture().height, out = 20;
  switch (dice.count(0, 3)) {
    case 0:
      return {-out, dice.between(0, h)};
    case 1:
      return {w + out, dice.between(0, h)};
    case 2:
      return {dice.between(0, w), h + out};
    default:
      return {dice.between(0, w), -out};
  }
}

void draw_hand(Canvas& canvas, const Vec2& hand, double along, double size, const Paint& tone, Dice& dice) {
  canvas.fill_ellipse(hand, {0.95 * size, 0.7 * size}, along + dice.between(-0.5, 0.5), tone);
  for (int i = dice.count(2, 5); i > 0; --i) {
    const double length = dice.between(0.9, 1.8) * size;
    const Vec2 tip = hand + length * direction(along + dice.between(-0.7, 0.7));
    canvas.stroke(hand, tip, 0.35 * size, nearly(dice, tone, 14));
  }
}

}  // namespace

void draw_arm(Canvas& canvas, const Vec2& hand, double size, Dice& dice) {
  const Vec2 shoulder = edge_point(canvas, dice);
  const double w = canvas.picture().width, h = canvas.picture().height;
  const Vec2 elbow = (shoulder + hand) / 2 + Vec2{dice.between(-0.1, 0.1) * w, dice.between(-0.1, 0.1) * h};
  const Paint tone = skin(dice), sleeve = clothes(dice);
  const bool sleeved = dice.chance(0.6);
  canvas.stroke(shoulder, elbow, 1.7 * size, sleeved ? sleeve : tone);
  canvas.stroke(elbow, hand, 1.15 * size, sleeved && dice.chance(0.4) ? sleeve : tone);
  canvas.stroke(elbow + Vec2(0, 0.3 * size), hand + Vec2(0, 0.3 * size), 0.4 * size, shaded(tone, 0.85));
  draw_hand(canvas, hand, angle_of(hand - elbow), size, tone, dice);
}

void draw_person(Canvas& canvas, const Vec2& head, double size, Dice& dice) {
  const Paint coat = clothes(dice), tone = skin(dice);
  Outline body;
  for (const Vec2& p :
       {Vec2(-0.9, 4), Vec2(-1.1, 1.6), Vec2(-0.4, 0.9), Vec2(0.4, 0.9), Vec2(1.1, 1.6), Vec2(1, 4)})
    body.push_back(head + size * p);
  canvas.fill(body, coat);
  if (dice.chance(0.3)) {  // stripes
    const Paint stripe = nearly(dice, coat, 80);
    for (int i = 0; i < 6; ++i) {
      const double y = head.y() + size * (1.2 + 0.4 * i);
      canvas.stroke({head.x() - size, y}, {head.x() + size, y}, 0.12 * size, stripe);
    }
  }
  canvas.fill_ellipse(head, {0.5 * size, 0.68 * size}, 0, tone);
  const auto& hair =
      dice.pick(std::vector<Paint>{{20, 20, 25}, {40, 60, 90}, {150, 150, 150}, {30, 30, 160}, {90, 40, 20}});
  canvas.fill_ellipse(head - Vec2(0, 0.42 * size), {0.54 * size, 0.35 * size}, 0, nearly(dice, hair, 15));
}

}  // namespace ringside::teaching
