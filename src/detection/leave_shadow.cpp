// SPDX-License-Identifier: MIT
#include "detection/leave_shadow.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ringside {
namespace {

constexpr std::array kShifts{3.5, 7.0};  // mm; black discs were up to 8 off, and a fit finds the last 3
constexpr double kClearlyBetter = 0.2;   // in quality: a seventh of the outline more; a choice

struct BothFits {
  std::optional<OutlineFit> foot, shoulder;

  const std::optional<OutlineFit>& better() const { return better_of(foot, shoulder); }
  double quality() const {
    return better() ? quality_of(*better()) : -std::numeric_limits<double>::infinity();
  }
};

}  // namespace

void leave_shadow(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                  const Vec2& shadow_direction, FoundDisc& disc) {
  const auto fits_from = [&](const Vec2& start) {
    const auto fit = [&](NearSide near_side) {
      return fit_outline(photo, calibration, start, shape, near_side, RadiusMode::kFixed, shadow_direction);
    };
    return BothFits{fit(NearSide::kFoot), fit(NearSide::kShoulder)};
  };
  double least = std::max(0.0, fits_from(disc.fit.base).quality()) + kClearlyBetter;
  const Vec2 found_at = disc.fit.base;
  for (const double shift : kShifts) {
    const BothFits fits = fits_from(found_at - shift * shadow_direction);
    if (fits.quality() <= least) continue;
    least = fits.quality();
    disc.foot = fits.foot;
    disc.shoulder = fits.shoulder;
    disc.fit = *fits.better();
    disc.lost_towards = shadow_direction;
  }
}

}  // namespace ringside
