// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/model/calibration.h"
#include "photo/photo.h"

namespace ringside {

// How bright the deck is around an outline (board frame, mm), in steps of equal angle from +x; mean of the
// picture's values. Empty where the picture ends.
std::vector<double> brightness_around(const Photo& photo, const Calibration& calibration,
                                      const Circle& outline);

// Where the lamp throws shadows: a unit vector on the deck, one for all discs of a photo. Empty when their
// surroundings are darkest on no common side.
std::optional<Vec2> shadow_direction(const std::vector<std::vector<double>>& brightness_around_discs);

// A lamp as hard as the sun, by the shadows that it throws on the deck.
struct Lamp {
  Vec2 shadow;      // unit vector: where shadows lie
  double darkness;  // share of the picture's brightness that is missing there
};

// By outlines many of which may be shadows themselves, of which most is dark on one common side. Empty in
// softer light.
std::optional<Lamp> sun_by_shadows(const std::vector<std::vector<double>>& brightness_around_outlines);

// How much of the shadow that a disc must throw lies there: 1 all, 0 none. Empty where the picture ends.
std::optional<double> shadow_thrown(const std::vector<double>& brightness_around_disc, const Lamp& lamp);

}  // namespace ringside
