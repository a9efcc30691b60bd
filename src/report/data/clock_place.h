// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "calibration/model/calibration.h"
#include "geometry/clock.h"

namespace ringside {

// Of a place on the board (mm). Empty near the centre, where no hour means anything.
std::optional<ClockPlace> clock_place(const Vec2& p_board, const Calibration& calibration);

// "between 2 and 3 o'clock", "near 3 o'clock", "near the centre".
std::string clock_words(const Vec2& p_board, const Calibration& calibration);

}  // namespace ringside
