// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "geometry/homography.h"

// Where something lies on a board, told by a clock's hours in the picture. The board's centre is the clock's:
// 12 = up, 3 = right.
namespace ringside {

// The hours between which something lies. The same twice: it lies at that hour.
struct ClockPlace {
  int from, to;
};

// From -6 to 6; 0 is 12 o'clock. p_board: not the centre.
double clock_hours(const Homography& image_from_board, const Vec2& p_board);

// The nearest whole hour, 1 to 12.
int whole_clock_hour(double hours);

// "between 2 and 3 o'clock", "near 3 o'clock".
std::string clock_words(const ClockPlace& place);

}  // namespace ringside
