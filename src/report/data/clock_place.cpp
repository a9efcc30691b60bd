// SPDX-License-Identifier: MIT
#include "report/data/clock_place.h"

#include <cmath>

namespace ringside {
namespace {

constexpr double kNearCentre = 30;  // mm: about a disc's width
constexpr double kAtHour = 0.1;     // hours: 3 degrees to either side

int as_hour(double hours) {
  const int hour = static_cast<int>(std::lround(hours)) % 12;
  return hour <= 0 ? hour + 12 : hour;
}

}  // namespace

std::optional<ClockPlace> clock_place(const Vec2& p_board, const Calibration& calibration) {
  if (!(p_board.norm() >= kNearCentre)) return std::nullopt;
  const Homography& image_from_board = calibration.image_from_board;
  const Vec2 step = image_from_board * p_board - image_from_board * Vec2(0, 0);
  const double hours = std::atan2(step.x(), -step.y()) / radians(30);
  const double nearest = std::round(hours);
  if (std::abs(hours - nearest) < kAtHour) return ClockPlace{as_hour(nearest), as_hour(nearest)};
  return ClockPlace{as_hour(std::floor(hours)), as_hour(std::ceil(hours))};
}

std::string clock_words(const Vec2& p_board, const Calibration& calibration) {
  const auto place = clock_place(p_board, calibration);
  if (!place) return "near the centre";
  if (place->from == place->to) return "near " + std::to_string(place->from) + " o'clock";
  return "between " + std::to_string(place->from) + " and " + std::to_string(place->to) + " o'clock";
}

}  // namespace ringside
