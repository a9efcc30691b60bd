// SPDX-License-Identifier: MIT
#include "learning/disc_truth.h"

#include <algorithm>

namespace ringside::learning {

bool is_drawn_disc(const Calibration& calibration, const Vec2& base, const teaching::ShownBoard& shown) {
  constexpr double kMostOff = 0.5;  // of its radius
  const Vec2 place = shown.view.plane(0).inverse() * (calibration.image_from_board * base);
  return std::any_of(shown.look.discs.begin(), shown.look.discs.end(), [&](const teaching::DiscLook& disc) {
    return disc.on_deck && (disc.foot.head<2>() - place).norm() < kMostOff * disc.radius;
  });
}

}  // namespace ringside::learning
