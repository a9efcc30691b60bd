// SPDX-License-Identifier: MIT
#include "teaching/random_placing.h"

#include <algorithm>
#include <cmath>

namespace ringside::teaching {
namespace {

constexpr double kFarthestTilt = 82;  // degrees
constexpr double kLargestStretch = 2.4;

double random_tilt(Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.35) return radians(30 * std::pow(dice.between(0, 1), 2));  // from above
  return radians(kind < 0.75 ? dice.between(45, 80) : dice.between(0, kFarthestTilt));
}

double random_width_share(Dice& dice) {
  const double kind = dice.between(0, 1);
  if (kind < 0.5) return dice.between(0.55, 1.1);
  if (kind < 0.88) return std::exp(dice.between(std::log(0.16), std::log(1.1)));
  return dice.between(1, 1.8);  // larger than the picture
}

double random_roll(Dice& dice) { return dice.chance(0.85) ? dice.normal(0.08) : dice.angle(); }

Placing random_placing(cv::Size picture, Dice& dice) {
  Placing placing{.width_share = random_width_share(dice),
                  .tilt = random_tilt(dice),
                  .middle = {},
                  .roll = random_roll(dice),
                  .spin = dice.angle(),
                  .field_of_view = radians(dice.between(18, 78))};
  const bool drawn_out = placing.tilt > radians(40) && dice.chance(0.3);
  if (drawn_out) {
    placing.stretch = dice.between(1, std::min(kLargestStretch, 0.85 / std::cos(placing.tilt)));
    placing.roll = dice.normal(0.04);
  }
  // From above a board is as high as it is wide; most people get it into the picture.
  const double height_share =
      placing.width_share * std::cos(placing.tilt) * placing.stretch * picture.width / picture.height;
  if (height_share > 1.05 && dice.chance(0.75)) placing.width_share /= height_share / dice.between(0.7, 1.05);
  const double spread = dice.chance(0.5) ? 0.42 : 0.12;
  placing.middle = {picture.width * (0.5 + dice.between(-spread, spread)),
                    picture.height * (0.5 + dice.between(-spread, spread))};
  return placing;
}

}  // namespace

EyeView random_view(cv::Size picture, Dice& dice) {
  for (;;) {
    if (const auto view = view_of(random_placing(picture, dice), picture)) return *view;
  }
}

}  // namespace ringside::teaching
