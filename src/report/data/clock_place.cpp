// SPDX-License-Identifier: MIT
#include "report/data/clock_place.h"

#include <cmath>

namespace ringside {
namespace {

constexpr double kNearCentre = 30;  // mm: about a disc's width
constexpr double kAtHour = 0.1;     // hours: 3 degrees to either side

}  // namespace

std::optional<ClockPlace> clock_place(const Vec2& p_board, const Calibration& calibration) {
  if (!(p_board.norm() >= kNearCentre)) return std::nullopt;
  const double hours = clock_hours(calibration.image_from_board, p_board);
  const bool at_hour = std::abs(hours - std::round(hours)) < kAtHour;
  return ClockPlace{whole_clock_hour(at_hour ? hours : std::floor(hours)),
                    whole_clock_hour(at_hour ? hours : std::ceil(hours))};
}

std::string clock_words(const Vec2& p_board, const Calibration& calibration) {
  const auto place = clock_place(p_board, calibration);
  return place ? clock_words(*place) : "near the centre";
}

}  // namespace ringside
