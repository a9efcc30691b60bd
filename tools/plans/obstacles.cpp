// SPDX-License-Identifier: MIT
#include "plans/obstacles.h"

#include "drawing/looks.h"

namespace ringside::plans {

using namespace drawing;

void reach_in(Dice& dice, PhotoPlan& plan) {
  const bool dark = dice.chance(0.3);
  const double from_deg = degrees(dice.angle());
  const Vec2 tip = dice.between(150, 330) * direction(radians(from_deg + dice.normal(15)));
  const Material skin = look(dark ? "dark-skin" : "skin").value();
  const Material sleeve = look(dice.chance(0.5) ? "grey-sleeve" : "white-sleeve").value();
  plan.scene.bars = arm(tip, from_deg, dice.between(12, 60), skin, sleeve);
}

void caption(Dice& dice, PhotoPlan& plan) {
  plan.captions.push_back({.left = dice.between(0, 0.2),
                           .top = dice.between(0.8, 0.88),
                           .width = dice.between(0.3, 0.8),
                           .height = 0.09,
                           .opacity = dice.between(0.6, 1),
                           .text = "ROUND 3   45 : 40"});
}

void shine(Dice& dice, PhotoPlan& plan) {
  plan.scene.board.deck.gloss = 0.3;
  plan.scene.light.glares.push_back(
      {.centre = dice.in_ring(0, 300), .radius = dice.between(25, 60), .strength = dice.between(0.3, 0.8)});
}

void cast_shade(Dice& dice, PhotoPlan& plan) {
  constexpr double kSlope = 2;         // of the light: 63 degrees away from straight above
  constexpr double kBeamHeight = 450;  // mm; it stands 900 mm aside of its shadow, beyond the picture
  const Vec2 side = direction(dice.angle());
  const Vec3 towards(kSlope * side.x(), kSlope * side.y(), 1);
  plan.scene.light.lamps = {
      Lamp{.towards = towards, .share = dice.between(0.35, 0.55), .radius_deg = dice.between(0.3, 2.5)}};
  const Vec2 shadow = dice.in_ring(0, 250);
  const Vec3 middle = Vec3(shadow.x(), shadow.y(), 0) + kBeamHeight * towards;
  const Vec3 half(-1500 * side.y(), 1500 * side.x(), 0);
  plan.scene.bars.push_back({.from = middle - half, .to = middle + half, .radius = dice.between(25, 90)});
}

}  // namespace ringside::plans
