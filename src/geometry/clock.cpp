// SPDX-License-Identifier: MIT
#include "geometry/clock.h"

#include <cmath>

namespace ringside {

double clock_hours(const Homography& image_from_board, const Vec2& p_board) {
  const Vec2 step = image_from_board * p_board - image_from_board * Vec2(0, 0);
  return std::atan2(step.x(), -step.y()) / radians(30);
}

int whole_clock_hour(double hours) {
  const int hour = static_cast<int>(std::lround(hours));
  return hour <= 0 ? hour + 12 : hour;
}

std::string clock_words(const ClockPlace& place) {
  if (place.from == place.to) return "near " + std::to_string(place.from) + " o'clock";
  return "between " + std::to_string(place.from) + " and " + std::to_string(place.to) + " o'clock";
}

}  // namespace ringside
