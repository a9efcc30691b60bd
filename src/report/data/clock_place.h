// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "calibration/model/calibration.h"

namespace ringside {

// The hours between which something lies in the picture, the board's centre being the clock's: 12 = up,
// 3 = right. The same twice: it lies at that hour.
struct ClockPlace {
  int from, to;
};

// Of a place on the board (mm). Empty near the centre, where no hour means anything.
std::optional<ClockPlace> clock_place(const Vec2& p_board, const Calibration& calibration);

// "between 2 and 3 o'clock", "near 3 o'clock", "near the centre".
std::string clock_words(const Vec2& p_board, const Calibration& calibration);

}  // namespace ringside
