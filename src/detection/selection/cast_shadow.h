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

}  // namespace ringside
