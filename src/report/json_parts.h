// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "scoring/score.h"

// The two larger parts of a photo's JSON object.
namespace ringside {

nlohmann::ordered_json calibration_json(const Calibration& calibration);

nlohmann::ordered_json disc_json(const ScoredDisc& scored, const Homography& image_from_board);

// Rounded to that many decimals; null when it is no number.
nlohmann::ordered_json number(double value, int decimals);

// A length on the board or in the picture, and a point, to 0.01 mm or px: finer than any picture tells.
nlohmann::ordered_json length(double value);
nlohmann::ordered_json point(const Vec2& p);

}  // namespace ringside
